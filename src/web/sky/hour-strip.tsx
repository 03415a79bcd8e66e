import type { ReactNode } from 'react';
import type { SkyEventAnswer } from '../../contract/sky.ts';
import { scaleTicks } from '../../art/drawing/strip.ts';
import { eventMeaning } from '../../domain/sky/event-meanings.ts';
import { eventLabel } from '../../domain/sky/event-words.ts';
import type { Change } from '../forecast/event-marker.tsx';
import { EventMarkers, heightWithMarkers } from '../forecast/event-markers.tsx';
import { STRIP_WIDTH } from '../forecast/label-changes.ts';
import { MoonBand } from '../forecast/moon-band.tsx';
import { daysSince } from '../forecast/wall-clock.ts';
import { wallTime } from '../shell/wall-time.ts';
import { hourLabels } from './hour-labels.ts';
import styles from './hour-strip.module.css';
import { moonSigns } from './moon-signs.ts';
import type { ShownSky } from './shown-sky.ts';

const [START, END] = [4, STRIP_WIDTH - 4];
const HOURS_Y = 18;
const LINE_Y = 50;
const BAND = { from: START, to: END, y: LINE_Y + 2, height: 26 };
const FOOT = BAND.y + BAND.height;
const xOf = (place: number): number => START + place * (END - START);

const HOURS = ['midnight', '3 AM', '6 AM', '9 AM', 'noon', '3 PM', '6 PM', '9 PM', 'midnight'];

function Hours(): ReactNode {
  return HOURS.map((name, index) => {
    const edge = index === 0 ? styles.first : index === HOURS.length - 1 ? styles.last : undefined;
    return (
      <text key={index} className={edge ?? styles.hour} x={xOf(index / 8)} y={HOURS_Y}>
        {name}
      </text>
    );
  });
}

/** An event in the terms of the forecasts' strips; an eclipse is drawn as the Moon that makes it. */
function changeOf(event: SkyEventAnswer): Change {
  const { at, kind } = event;
  const text = eventLabel(event);
  switch (kind) {
    case 'aspect':
      return { at, kind, text, bodies: [event.body, event.other], aspect: event.aspect };
    case 'ingress':
      return { at, kind, text, bodies: [event.body], sign: event.sign };
    case 'station':
      return { at, kind, text, bodies: [event.body], phase: event.direction };
    case 'lunation':
      return { at, kind, text, bodies: [event.body], phase: event.phase };
    case 'eclipse':
      return { at, kind: 'lunation', text, bodies: ['moon'], phase: event.body === 'sun' ? 'new' : 'full' };
  }
}

interface HourStripProps {
  shown: ShownSky;
  events: readonly SkyEventAnswer[];
  /** How much of the day is over; null when it is another day than today. */
  now: number | null;
}

/** The day as a scale of hours, the Moon's sign beneath it and a marker for each event. */
export function HourStrip({ shown: { day, isZoned }, events, now }: HourStripProps): ReactNode {
  const placeOf = (at: string): number => daysSince(day.date, at, isZoned);
  const { markers, rows, lines } = hourLabels(
    events.map((event) => ({
      x: xOf(placeOf(event.at)),
      text: eventLabel(event),
      meaning: eventMeaning(event),
    })),
    STRIP_WIDTH,
  );
  const changes = events.map((event, index) => ({
    ...changeOf(event),
    time: wallTime(event.at, isZoned),
    ...lines[index]!,
  }));
  const lengthOf = (index: number): number => (index % 6 === 0 ? 15 : index % 2 === 0 ? 9 : 5);
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${STRIP_WIDTH} ${heightWithMarkers(FOOT, changes, events.length === 0 ? 0 : rows)}`}
      fill="none"
      aria-hidden="true"
    >
      <Hours />
      <MoonBand
        signs={moonSigns(day.events, placeOf).map(({ sign, from }) => ({ sign, x: xOf(from) }))}
        area={BAND}
        threads={markers.map(({ trueAt }) => trueAt)}
      />
      <path className={styles.ticks} d={scaleTicks(48, (index) => xOf(index / 48), LINE_Y, lengthOf)} />
      <path className={styles.line} d={`M${START} ${LINE_Y}H${END}`} />
      {now !== null && <path className={styles.now} d={`M${xOf(now) - 7} ${LINE_Y - 11}h14l-7 11z`} />}
      <EventMarkers changes={changes} placed={markers} top={LINE_Y} foot={FOOT} />
    </svg>
  );
}
