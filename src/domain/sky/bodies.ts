export const BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'node',
] as const;

export type Body = (typeof BODIES)[number];

const NAMES: Partial<Record<Body, string>> = { sun: 'the Sun', moon: 'the Moon', node: 'the lunar node' };

/** The body's name inside a sentence: "the Moon", "Venus". */
export function nameOfBody(body: Body): string {
  return NAMES[body] ?? body.charAt(0).toUpperCase() + body.slice(1);
}
