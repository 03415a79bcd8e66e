/** Under which the built pages hand the server the mark of their own inline scripts. It never leaves the process. */
export const SCRIPT_MARK_HEADER = 'x-script-mark';
