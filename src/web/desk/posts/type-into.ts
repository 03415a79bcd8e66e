import type { Edited, Selected } from './text-tools.ts';

export function selectionOf(area: HTMLTextAreaElement): Selected {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** As if it were typed: the browser's own undo takes it back, and its own event tells React. */
export function typeInto(area: HTMLTextAreaElement, { from, to, insert, select }: Edited): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand('insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(from + select[0], from + select[1]);
}
