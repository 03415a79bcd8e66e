import { shape } from '../burin.ts';

/** Running water as a ribbon: strokes laid into each other leave its threads standing beside the pale body. */
export function waterRibbon(d: string, width: number): string {
  const threads: readonly (readonly [part: number, stroke: string])[] = [
    [1, '#eaffff'],
    [0.87, '#8fdde8'],
    [0.6, '#1a7690'],
    [0.52, '#b9eef2'],
    [0.2, '#1a7690'],
    [0.11, '#eaffff'],
  ];
  return threads
    .map(([part, stroke]) => shape(d, { stroke, width: Math.max(1.2, width * part), cap: 'butt' }))
    .join('');
}
