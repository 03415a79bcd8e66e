import { arc, range } from '../../drawing/plate-burin.ts';
import { box, engraved, shape } from '../burin.ts';
import type { Point } from '../burin.ts';

export interface ArchInk {
  lit: string;
  body: string;
  dark: string;
  joint: string;
  line: string;
}

export interface Archway {
  x: number;
  /** Where the round begins, and where the jambs stand. */
  spring: number;
  foot: number;
  /** Half the opening, and how thick the stones are round it. */
  inner: number;
  thick: number;
  /** An odd number: the middle one is the keystone. */
  stones: number;
  /** Height of a stone of the jambs. */
  course: number;
  keystone?: { fill: string; hatch: string; line: string };
}

/** The opening under the arch, for what is seen through it. */
export function opening({ x, spring, foot, inner }: Archway): Point[] {
  return [[x - inner, foot], ...arc([x, spring], inner, 180, 360), [x + inner, foot]];
}

/** One stone: those that look to the upper left are lit, those at the right are hatched. */
function stone(outline: readonly Point[], lean: number, { lit, body, dark, joint, line }: ArchInk): string {
  const fill = lean < 0.36 ? lit : lean < 0.62 ? body : dark;
  const hatching = { ink: joint, degrees: lean > 0.62 ? 24 : -24, pitch: lean > 0.62 ? 5.4 : 8, width: 1.1 };
  return engraved(
    outline,
    { fill, stroke: line, width: 2 },
    { ...hatching, from: lean > 0.62 ? 0.25 : 0.68 },
  );
}

/** A round arch of cut stones over jambs in courses, long and short in turn. */
export function archway(form: Archway, ink: ArchInk): string {
  const { x, spring, foot, inner, thick, stones, course, keystone } = form;
  const step = 180 / stones;
  const wedge = (i: number, out = 0): Point[] => [
    ...arc([x, spring], inner - out * 0.6, 180 + i * step, 180 + (i + 1) * step),
    ...arc([x, spring], inner + thick + out, 180 + (i + 1) * step, 180 + i * step),
  ];
  const middle = (stones - 1) / 2;
  const rows = range(Math.round((foot - spring) / course));
  const jamb = (side: -1 | 1): string[] =>
    rows.map((row) => {
      const [near, far] = [x + side * inner, x + side * (inner + thick + (row % 2 === 0 ? 0 : thick * 0.16))];
      const top = spring + row * course;
      const block = box(Math.min(near, far), top, Math.max(near, far), Math.min(foot, top + course));
      return stone(block, side < 0 ? 0.2 : 0.8, ink);
    });
  return [
    ...jamb(-1),
    ...jamb(1),
    ...range(stones).map((i) => stone(wedge(i), i / (stones - 1), ink)),
    shape(opening(form), { stroke: ink.line, width: 2.6 }),
    keystone
      ? engraved(
          wedge(middle, thick * 0.24),
          { fill: keystone.fill, stroke: keystone.line, width: 2.8 },
          { ink: keystone.hatch, degrees: 90, pitch: 6, from: 0.3, width: 1.4 },
        )
      : '',
  ].join('');
}
