import type { ReactNode } from 'react';
import type { SkyEventAnswer } from '../../contract/sky.ts';
import { eventLabel } from '../../domain/sky/event-words.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './event-glyphs.module.css';

function Rest({ event }: { event: SkyEventAnswer }): ReactNode {
  switch (event.kind) {
    case 'aspect':
      return (
        <>
          <Glyph name={event.aspect} size={13} weight={2} />
          <Glyph name={event.other} size={16} />
        </>
      );
    case 'ingress':
      return (
        <>
          <Glyph name="arrow" size={13} weight={2} />
          <Glyph name={event.sign} size={16} />
        </>
      );
    case 'station':
      return (
        <Glyph
          name="arrow"
          size={14}
          weight={2}
          className={event.direction === 'retrograde' ? styles.back : undefined}
        />
      );
    // The Moon before the Sun, or across from it.
    case 'eclipse':
      return (
        <>
          <Glyph name={event.body === 'sun' ? 'conjunction' : 'opposition'} size={13} weight={2} />
          <Glyph name="sun" size={16} />
        </>
      );
    case 'lunation':
      return <Glyph name={event.sign} size={16} />;
  }
}

/** An event of the sky in signs, and in words for those who do not see them. */
export function EventGlyphs({ event }: { event: SkyEventAnswer }): ReactNode {
  return (
    <span role="img" aria-label={eventLabel(event)} className={styles.glyphs}>
      <Glyph name={event.kind === 'eclipse' ? 'moon' : event.body} size={16} />
      <Rest event={event} />
    </span>
  );
}
