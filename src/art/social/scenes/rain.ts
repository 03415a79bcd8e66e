import { range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { shape } from '../../deck/burin.ts';
import { mix, scatter } from './engraving.ts';
import { nightGround } from './ground.ts';
import { rainCloud } from './rain-cloud.ts';
import { FIELD, field } from './rain-field.ts';

const SLANT = -0.24;

/** Threads of rain: long ones far off, close together; single drops near by, brighter. */
function threads(
  count: number,
  seed: number,
  length: [number, number],
  width: number,
  stroke: string,
  opacity: number,
): string {
  const drops = range(count).map((i) => {
    const y = mix(206, 420, scatter(i, seed + 1));
    const x = mix(190, 980, (i + scatter(i, seed)) / count) + (y - 216) * SLANT;
    const long = mix(...length, scatter(i, seed + 2));
    const end = Math.min(y + long, mix(FIELD + 10, 462, scatter(i, seed + 3)));
    return end < y + 6 ? '' : `M${num(x)} ${num(y)}l${num((end - y) * SLANT)} ${num(end - y)}`;
  });
  return shape(drops.join(''), { stroke, width, opacity });
}

/** A bank of cloud over grass and ploughed earth; at one side the rain has passed and the sky under it is clear. */
export function rain(): string {
  return [
    nightGround({ at: [170, 330], reach: 500, core: '#d8a469', mid: '#3f4a70', far: '#0a0f22' }),
    field(),
    threads(230, 61, [60, 150], 0.9, '#b9c8e6', 0.42),
    threads(120, 71, [26, 70], 1.6, '#e6eefc', 0.75),
    rainCloud(),
  ].join('');
}
