/**
 * Where an arrow key leads: down and up through the options, and past either end back into the text (null). Undefined
 * for keys that do not lead anywhere.
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (count === 0) return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  // The text is a stop of its own, after the last option and before the first.
  const stops = count + 1;
  const at = ((active ?? count) + step + stops) % stops;
  return at === count ? null : at;
}
