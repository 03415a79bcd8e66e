const LIMIT = 155;
const BOUNDARY_WITHIN = 20;

/** The specification's rule: quotes normalized, white space collapsed, cut at 155 with an ellipsis. */
export function metaDescription(text: string): string {
  const clean = text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  if (clean.length <= LIMIT) return clean;
  const cut = clean.slice(0, LIMIT - 1);
  const boundary = cut.lastIndexOf(' ');
  const atWord = clean[LIMIT - 1] === ' ' ? cut.length : boundary;
  return `${cut.slice(0, atWord >= cut.length - BOUNDARY_WITHIN ? atWord : cut.length).trimEnd()}…`;
}
