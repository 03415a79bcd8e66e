import type { ReactNode } from 'react';
import { DEGREE_FIGURES, WHEEL_SIZE } from '../../art/drawing/wheel-shape.ts';
import type { Sky } from '../../domain/sky/sky.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { drawingAddress } from './drawings.ts';
import styles from './wheel-figure.module.css';

function Legend(): ReactNode {
  const line = (kind: string | undefined): ReactNode => (
    <svg className={kind} width="30" height="4" aria-hidden="true" focusable="false">
      <path d="M0 2H30" />
    </svg>
  );
  return (
    <figcaption className={styles.legend}>
      <span>{line(styles.hard)} square, opposite</span>
      <span>{line(styles.easy)} trine</span>
      <span>{line(styles.sextile)} sextile</span>
      <span className={styles.note}>the thicker the line, the closer to exact</span>
    </figcaption>
  );
}

function description({ bodies }: Sky): string {
  const signName = (body: string): string => signOf(bodies.find((place) => place.body === body)!.sign).name;
  const lights = `the Sun in ${signName('sun')}, the Moon in ${signName('moon')}`;
  return `The zodiac as a wheel, with ${lights} and eight planets; the tables below say the same in words`;
}

/** The day's wheel; the drawing carries no letters, so its figures are set over it. */
export function WheelFigure({ sky }: { sky: Sky }): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.wheel}>
        <picture>
          <source media="(min-width: 700px)" srcSet={drawingAddress('wheel-wide', sky.atMs)} />
          <img
            src={drawingAddress('wheel-phone', sky.atMs)}
            width={WHEEL_SIZE}
            height={WHEEL_SIZE}
            alt={description(sky)}
          />
        </picture>
        <svg className={styles.figures} viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`} aria-hidden="true">
          {DEGREE_FIGURES.map(({ text, x, y }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <Legend />
    </figure>
  );
}
