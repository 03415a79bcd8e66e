import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { GlyphName } from '../../../art/drawing/glyphs.ts';
import { daylight } from '../../../domain/preferences/daylight.ts';
import type { DeskMatter, DeskWork } from '../../../contract/desk-today.ts';
import { classes } from '../../ui/classes.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { deskSite } from '../site.ts';
import { dateAt, minuteAt } from '../times.ts';
import { useToday } from '../use-today.ts';
import styles from './day-rule.module.css';

const DAY_MINUTES = 1440;
const MARGIN = 14;
/** A tick each hour, each half hour where there is room. */
const ROOMY_PX = 700;
/** Less is no screen, but a page whose styles are still on their way. */
const MOST_NARROW_PX = 100;

function tickLength(minute: number): number {
  if (minute % 360 === 0) return 14;
  if (minute % 180 === 0) return 10;
  return minute % 60 === 0 ? 7 : 4;
}

/** The scale is drawn for the width it has, so that its lines and letters never shrink. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

function mattersOn(date: string, matters: readonly DeskMatter[]): DeskMatter[] {
  return matters.filter(({ at }) => dateAt(at) === date);
}

const HOURS = [
  [0, '12'],
  [360, '6'],
  [720, 'noon'],
  [1080, '6'],
  [1440, '12'],
] as const;

type AtX = (minute: number) => number;

function Hours({ x }: { x: AtX }): ReactNode {
  return HOURS.map(([minute, label]) => (
    <text
      key={minute}
      className={styles.hour}
      x={x(minute)}
      y="31"
      textAnchor={minute === 0 ? 'start' : minute === DAY_MINUTES ? 'end' : 'middle'}
    >
      {label}
    </text>
  ));
}

const GLYPHS: Readonly<Record<DeskWork['label'], GlyphName>> = {
  Backup: 'download',
  Push: 'bell',
  Tomorrow: 'calendar',
  Cats: 'share',
  Verse: 'share',
  Pins: 'share',
  Video: 'share',
  Sky: 'share',
};
const GLYPH_PX = 15;
const WORD_X = GLYPH_PX + 4;
/** Of a letter, about; words that would run into each other are left out, and their marks stay. */
const LETTER_PX = 7.6;
const GAP_PX = 10;

interface WorkProps {
  x: AtX;
  width: number;
  nowMs: number;
  work: readonly DeskWork[];
}

/** What the site does by itself, and what goes out; the next midnight is the rule's own end. */
function Work({ x, width, nowMs, work }: WorkProps): ReactNode {
  const today = dateAt(nowMs);
  let wordsUntil = 0;
  return work.map(({ at, label, isBad }) => {
    const atX = x(dateAt(at) === today ? minuteAt(at) : DAY_MINUTES);
    const room = WORD_X + label.length * LETTER_PX;
    const startX = Math.min(Math.max(MARGIN, atX - room / 2), width - MARGIN - room);
    const hasRoom = startX >= wordsUntil;
    if (hasRoom) wordsUntil = startX + room + GAP_PX;
    const isOver = Date.parse(at) < nowMs;
    return (
      <g key={label} className={classes(styles.work, isOver && styles.over, isBad && styles.failed)}>
        <path d={`M${atX} 1v15`} />
        <circle cx={atX} cy="3" r="2" />
        {hasRoom && <Glyph name={GLYPHS[label]} size={GLYPH_PX} x={startX} y={19} />}
        {hasRoom && (
          <text x={startX + WORD_X} y="31">
            {label}
          </text>
        )}
      </g>
    );
  });
}

interface ScaleProps {
  width: number;
  nowMs: number;
}

function Scale({ width, nowMs }: ScaleProps): ReactNode {
  const x: AtX = (minute) => MARGIN + (minute / DAY_MINUTES) * (width - 2 * MARGIN);
  const today = dateAt(nowMs);
  const { matters: waiting = [], work = [] } = useToday().data ?? {};
  const isRoomy = width >= ROOMY_PX;
  const step = isRoomy ? 30 : 60;
  const ticks = Array.from({ length: DAY_MINUTES / step + 1 }, (_, index) => index * step);
  const light = daylight(today, deskSite().timeZone) ?? [];
  return (
    <svg width={width} height="36" viewBox={`0 0 ${width} 36`} aria-hidden="true" focusable="false">
      {light.map(([from, to]) => (
        <rect key={from} className={styles.daylight} x={x(from)} y="1" width={x(to) - x(from)} height="5" />
      ))}
      <path className={styles.ticks} d={ticks.map((at) => `M${x(at)} 1v${tickLength(at)}`).join('')} />
      <path className={styles.line} d={`M0 .5H${width}`} />
      {mattersOn(today, waiting).map(({ id, at, state }) => (
        <path
          key={id}
          className={classes(styles.matter, styles[state])}
          d={`M${x(minuteAt(at))} 1v11l-4 5l4 5l4 -5l-4 -5`}
        />
      ))}
      <path className={styles.now} d={`M${x(minuteAt(nowMs))} 11l-7 -10h14z`} />
      {isRoomy && work.length > 0 ? <Work x={x} width={width} nowMs={nowMs} work={work} /> : <Hours x={x} />}
    </svg>
  );
}

/** The owner's day from midnight to midnight in the site's zone: daylight, what happened, what the site does by itself, and now. */
export function DayRule({ nowMs }: { nowMs: number }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div ref={box} className={styles.rule}>
      {width > MOST_NARROW_PX && <Scale width={width} nowMs={nowMs} />}
    </div>
  );
}
