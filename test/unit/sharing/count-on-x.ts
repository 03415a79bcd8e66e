/** X's own count: https://developer.x.com/en/docs/counting-characters */
export function countOnX(text: string): number {
  const linked = text.replace(/\b[\w-]+(\.[\w-]+)+(:\d+)?\b/g, 'x'.repeat(23));
  const light = (point: number) =>
    point <= 4351 ||
    (point >= 8192 && point <= 8205) ||
    (point >= 8208 && point <= 8223) ||
    (point >= 8242 && point <= 8247);
  return [...linked].reduce((sum, character) => sum + (light(character.codePointAt(0)!) ? 1 : 2), 0);
}
