/** What a button of the editor does with a text and its selection. */
export interface Edited {
  /** Replaces the stretch from `from` to `to`. */
  from: number;
  to: number;
  insert: string;
  /** What is selected afterwards, counted from `from`. */
  select: readonly [number, number];
}

export interface Selected {
  text: string;
  start: number;
  end: number;
}

function wrapped({ text, start, end }: Selected, mark: string, sample: string): Edited {
  const inside = text.slice(start, end);
  const isMarked =
    text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark;
  if (isMarked && inside !== '')
    return { from: start - mark.length, to: end + mark.length, insert: inside, select: [0, inside.length] };
  const words = inside === '' ? sample : inside;
  return {
    from: start,
    to: end,
    insert: mark + words + mark,
    select: [mark.length, mark.length + words.length],
  };
}

export const bold = (selected: Selected): Edited => wrapped(selected, '**', 'bold');
export const italic = (selected: Selected): Edited => wrapped(selected, '_', 'italic');

const HEADING = /^#{1,6} +/;

/** The line of the selection becomes a heading, or an ordinary line again. */
export function heading({ text, start }: Selected): Edited {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(from, end === -1 ? undefined : end);
  const words = line.replace(HEADING, '');
  const insert = HEADING.test(line) ? words : `## ${words}`;
  return { from, to: from + line.length, insert, select: [insert.length, insert.length] };
}

const ADDRESS = 'https://';

/** The address is selected: it is typed or pasted next. */
export function link({ text, start, end }: Selected): Edited {
  const words = text.slice(start, end) || 'words';
  const before = `[${words}](`;
  return {
    from: start,
    to: end,
    insert: `${before}${ADDRESS})`,
    select: [before.length, before.length + ADDRESS.length],
  };
}

/** A live fact: in the sentence, or, a table, alone between blank lines. */
export function fact({ text, start, end }: Selected, slot: string, isTable: boolean): Edited {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const gapBefore = !isTable || before === '' || before.endsWith('\n\n') ? '' : '\n\n';
  const gapAfter = !isTable || after.startsWith('\n\n') ? '' : '\n\n';
  const insert = `${gapBefore}${slot}${gapAfter}`;
  return { from: start, to: end, insert, select: [insert.length, insert.length] };
}
