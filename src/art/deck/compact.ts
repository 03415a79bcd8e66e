import { num } from '../drawing/svg.ts';

const ONLY_STRAIGHT = /^[MLZ\d .-]+$/;
const STEP = /([MLZ])(?:(-?[\d.]+) (-?[\d.]+))?/g;

function joined(x: number, y: number): string {
  const second = num(y, 1);
  return `${num(x, 1)}${second.startsWith('-') ? '' : ' '}${second}`;
}

/** Straight strokes as steps from point to point, to a tenth of a unit: half the bytes of absolute places. */
function relative(d: string): string {
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  let first = true;
  return d.replace(STEP, (_, command: string, x?: string, y?: string) => {
    if (command === 'Z') {
      [atX, atY] = [startX, startY];
      return 'z';
    }
    const [dx, dy] = [Number(x) - atX, Number(y) - atY].map((step) => Number(step.toFixed(1))) as [
      number,
      number,
    ];
    [atX, atY] = [atX + dx, atY + dy];
    if (command === 'M') [startX, startY] = [atX, atY];
    const letter = command === 'M' ? (first ? 'M' : 'm') : 'l';
    first = false;
    return letter + joined(dx, dy);
  });
}

/** Rewrites every path that consists of straight strokes alone. */
export function compact(svg: string): string {
  return svg.replaceAll(/ d="([^"]+)"/g, (whole, d: string) =>
    ONLY_STRAIGHT.test(d) ? ` d="${relative(d)}"` : whole,
  );
}
