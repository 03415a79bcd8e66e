import { range, spline } from '../../drawing/plate-burin.ts';
import { box, engraved, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface PillarInk {
  body: string;
  dark: string;
  flute: string;
  line: string;
}

export const PALE_STONE: PillarInk = { body: TONE.ivory, dark: '#c9b98f', flute: '#8b7443', line: TONE.gold };
export const DARK_STONE: PillarInk = {
  body: '#26306b',
  dark: '#121741',
  flute: '#8d9ae0',
  line: TONE.brassLit,
};

export interface Pillar {
  x: number;
  top: number;
  bottom: number;
  /** Across the shaft at its foot; capital and base reach half as far again. */
  width: number;
}

/** Flutes stand closer toward the edges, as they do on a round shaft. */
function shaft({ x, top, bottom, width }: Pillar, ink: PillarInk): string {
  const [upper, lower] = [width * 0.43, width * 0.5];
  const outline: Point[] = [
    [x - upper, top],
    [x + upper, top],
    [x + lower, bottom],
    [x - lower, bottom],
  ];
  const dark: Point[] = [
    [x + upper * 0.4, top],
    [x + upper, top],
    [x + lower, bottom],
    [x + lower * 0.4, bottom],
  ];
  const flutes = range(11).map((i) => {
    const u = Math.sin(((i - 5) / 5.6) * (Math.PI / 2));
    return trace([
      [x + u * upper, top + 8],
      [x + u * lower, bottom - 8],
    ]);
  });
  return [
    shape(outline, { fill: ink.body }),
    engraved(dark, { fill: ink.dark }, { ink: ink.flute, degrees: -24, pitch: 8, width: 1, opacity: 0.7 }),
    shape(flutes.join(''), { stroke: ink.flute, width: 1.5 }),
    shape(outline, { stroke: ink.line, width: 2.2 }),
  ].join('');
}

/** A bell of reeds under its slab. */
function capital(x: number, top: number, width: number, ink: PillarInk): string {
  const height = width * 0.62;
  const flank = spline(
    [
      [x - width * 0.43, top + height],
      [x - width * 0.46, top + height * 0.6],
      [x - width * 0.6, top + height * 0.28],
      [x - width * 0.74, top + height * 0.2],
    ],
    5,
  );
  const bell = symmetric(flank, x);
  const reeds = [-0.7, -0.35, 0, 0.35, 0.7].map((u) =>
    trace(
      spline(
        [
          [x + u * width * 0.42, top + height],
          [x + u * width * 0.46, top + height * 0.55],
          [x + u * width * 0.8, top + height * 0.22],
        ],
        5,
      ),
    ),
  );
  const slab = box(x - width * 0.78, top, x + width * 0.78, top + height * 0.2);
  const neck = box(x - width * 0.47, top + height * 0.94, x + width * 0.47, top + height * 1.1);
  return [
    engraved(
      bell,
      { fill: ink.body, stroke: ink.line, width: 2 },
      { ink: ink.flute, degrees: 90, pitch: 5, from: 0.5, width: 1 },
    ),
    shape(reeds.join(''), { stroke: ink.flute, width: 1.6 }),
    engraved(
      slab,
      { fill: ink.body, stroke: ink.line, width: 2.2 },
      { ink: ink.flute, degrees: 0, pitch: 4.5, from: 0.55, width: 1 },
    ),
    engraved(neck, { fill: TONE.brass, stroke: TONE.gold, width: 1.8 }),
  ].join('');
}

export function pillar(form: Pillar, ink: PillarInk): string {
  const { x, top, bottom, width } = form;
  const [bell, step] = [width * 0.62, width * 0.22];
  const steps = [
    box(x - width * 0.6, bottom - 2 * step, x + width * 0.6, bottom - step),
    box(x - width * 0.76, bottom - step, x + width * 0.76, bottom),
  ];
  return [
    shaft({ x, width, top: top + bell, bottom: bottom - 2 * step }, ink),
    capital(x, top, width, ink),
    ...steps.map((each) =>
      engraved(
        each,
        { fill: ink.body, stroke: ink.line, width: 2.2 },
        { ink: ink.flute, degrees: 0, pitch: 4.6, from: 0.5, width: 1 },
      ),
    ),
  ].join('');
}
