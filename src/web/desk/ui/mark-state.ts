/** `look`: worth a look, or waiting; `ready`: prepared, not yet done; `draft`: begun; `none`: nothing there. */
export type MarkState = 'good' | 'look' | 'bad' | 'ready' | 'draft' | 'none';
