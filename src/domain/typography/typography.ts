/** What a typewriter has for want of better. */
const RULES: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a straight apostrophe', /'/],
  ['a straight quotation mark', /"/],
  ['two hyphens for a dash', /--/],
  ['a hyphen for a dash', /(?:^|\s)-(?=\s|$)/],
  ['a hyphen between figures', /(?<![\w-])\d+-\d+(?![\w-])/],
];

/** Addresses, dates as programs write them, numbers of standards, and slots. */
const NOT_PROSE = /\bISO [\d-]+|https?:\/\/\S+|\b\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.]+Z)?\b|\{[^{}]*\}/g;

/** The faults of a text as a reader sees it, each with the words around it. */
export function typographyFaults(text: string): string[] {
  const prose = text.replaceAll(NOT_PROSE, '…');
  return RULES.flatMap(([fault, pattern]) => {
    const hit = pattern.exec(prose);
    return hit ? [`has ${fault}: “${prose.slice(Math.max(0, hit.index - 25), hit.index + 25).trim()}”`] : [];
  });
}
