const RULE = /^\/sky-art\/rule-(phone|medium|wide)-(\w+)-/;

/** Rules without planets are the same on every day: these stand in for any that the device does not have. */
export const PLAIN_RULES = {
  bare: '/sky-art/rule-phone-bare-2026-01-01.svg',
  phone: '/sky-art/rule-phone-quiet-2026-01-01.svg',
  wide: '/sky-art/rule-wide-quiet-2026-01-01.svg',
};

/** The drawing to show in place of one that cannot be had; null where nothing can stand in without telling a lie. */
export function plainDrawing(path: string): string | null {
  const [, width, subject] = RULE.exec(path) ?? [];
  if (width === undefined) return null;
  if (width !== 'phone') return PLAIN_RULES.wide;
  return subject === 'bare' ? PLAIN_RULES.bare : PLAIN_RULES.phone;
}

/** The device has put by the small upright cards: one of them stands in for a larger one, never for a reversed one. */
export function smallerCard(path: string): string | null {
  const slug = /^\/tarot-cards\/([a-z-]+)\.webp$/.exec(path)?.[1];
  return slug === undefined || slug.endsWith('-reversed') ? null : `/tarot-cards/${slug}-335.webp`;
}
