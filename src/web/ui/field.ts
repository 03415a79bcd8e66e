/** A switch that was pressed keeps the focus too, but nobody writes in it. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';

/** Whether somebody writes or chooses in it. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELDS);
}
