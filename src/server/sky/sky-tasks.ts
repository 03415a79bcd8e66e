import type { CivilDate } from '../../domain/calendar/civil-date.ts';

/** What a thread of the sky pool may be asked. */
export type SkyTask =
  /** Ten days of events; see `SKY_SLICE_MS`. */
  | { kind: 'slice'; index: number }
  | { kind: 'day'; date: CivilDate }
  | { kind: 'accuracy'; checkedOn: CivilDate }
  /** A slot of an article, such as the table of the coming eclipses. */
  | { kind: 'slot'; slot: string; date: CivilDate };
