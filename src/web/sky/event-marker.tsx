import type { ReactNode } from 'react';
import type { SkyEventAnswer } from '../../contract/sky.ts';
import { ELONGATIONS, litPart } from '../../art/drawing/moon-phase.ts';
import { isEasy } from '../../domain/sky/marks.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './event-marker.module.css';

/** The Moon's disc as lit, in a ring: 34 px unless `size` says otherwise. */
export function SmallMoon({ elongation, size = 34 }: { elongation: number; size?: number }): ReactNode {
  return (
    <svg className={styles.disc} viewBox="0 0 34 34" width={size} height={size} aria-hidden="true">
      <circle className={styles.ring} cx="17" cy="17" r="16.2" />
      <circle className={styles.dark} cx="17" cy="17" r="12.6" />
      <path className={styles.lit} d={litPart(elongation, { x: 17, y: 17 }, 12.6)} />
    </svg>
  );
}

function Marks({ event }: { event: Exclude<SkyEventAnswer, { kind: 'lunation' }> }): ReactNode {
  switch (event.kind) {
    case 'aspect':
      return (
        <>
          <Glyph
            name={event.aspect}
            size={13}
            weight={2.3}
            className={isEasy(event.aspect) ? styles.easy : styles.hard}
          />
          <Glyph name={event.other} size={18} weight={1.8} />
        </>
      );
    case 'ingress':
      return (
        <>
          <Glyph name="arrow" size={13} weight={2.2} className={styles.hard} />
          <Glyph name={event.sign} size={18} weight={1.8} />
        </>
      );
    case 'station':
      return (
        <Glyph
          name="arrow"
          size={16}
          weight={2}
          className={event.direction === 'direct' ? styles.hard : styles.back}
        />
      );
    case 'eclipse':
      return <Glyph name={event.sign} size={18} weight={1.8} />;
  }
}

/** An event on a small plate: body, aspect, body; a lunation is its disc. The words stand beside it. */
export function EventMarker({ event }: { event: SkyEventAnswer }): ReactNode {
  if (event.kind === 'lunation')
    return (
      <span className={styles.round}>
        <SmallMoon elongation={ELONGATIONS[event.phase]} />
      </span>
    );
  return (
    <span className={styles.plate}>
      <Glyph name={event.body} size={18} weight={1.8} />
      <Marks event={event} />
    </span>
  );
}
