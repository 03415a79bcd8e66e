import type { ReactNode } from 'react';
import { clearStretch } from '../../art/drawing/strip.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './strip.module.css';

interface MoonBandProps {
  /** In order, each with where it begins; the first may begin before the band. */
  signs: readonly { sign: SignKey; x: number }[];
  area: { from: number; to: number; y: number; height: number };
  /** Where threads cross the band. */
  threads: readonly number[];
}

/** The Moon's sign as a ruled band; its name slides to where no thread crosses. */
export function MoonBand({ signs, area, threads }: MoonBandProps): ReactNode {
  const { from, to, y, height } = area;
  const middle = y + height / 2;
  const rules = [0.2, 0.4, 0.6, 0.8].map((share) => `M${from} ${y + height * share}H${to}`).join('');
  return (
    <>
      <rect className={styles.band} x={from} y={y} width={to - from} height={height} />
      <path className={styles.ruled} d={rules} />
      {signs.map(({ sign, x: place }, index) => {
        const [start, stop] = [Math.max(from, place), Math.min(to, signs[index + 1]?.x ?? to)];
        if (stop <= start) return null;
        const { name } = signOf(sign);
        const stretch = clearStretch(start, stop, threads);
        const whole = 50 + name.length * 8;
        const isWhole = stretch.width > whole + 16;
        const x = stretch.middle - (isWhole ? whole / 2 - 24 : 8);
        return (
          <g key={place}>
            {start > from && <path className={styles.border} d={`M${start} ${y}v${height}`} />}
            {stretch.width > 20 && (
              <Glyph name={sign} size={17} x={x} y={middle - 8.5} className={styles.moonSign} />
            )}
            {isWhole && (
              <>
                <Glyph name="moon" size={17} x={x - 23} y={middle - 8.5} className={styles.moonSign} />
                <text className={styles.bandName} x={x + 25} y={middle + 5.5}>
                  {name}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
