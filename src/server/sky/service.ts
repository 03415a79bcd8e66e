import type { ReportPreview } from '../../contract/report.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import type { SkyAccuracy, SkyAnswer, SkyDayAnswer } from '../../contract/sky.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { saidPhase } from '../../domain/sky/phase.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { Sky } from '../../domain/sky/sky.ts';
import type { PostQuestion } from '../blog/post-problems.ts';
import type { Rendered } from '../../content/markdown.ts';
import type { ArticleQuestion } from '../blog/rendered-article.ts';
import type { Filled, FillQuestion } from '../channels/filled-week.ts';
import type { ChartQuestion, ComputedChart } from '../chart/computed.ts';
import type { ReportQuestion, WrittenReport } from '../report/written.ts';
import type { ComputedQuestion } from '../search/answers/computed.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { slicedEvents, type EventsBetween } from './events.ts';
import type { SkyTask, WheelQuestion } from './sky-tasks.ts';

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function answerOf(sky: Sky): SkyAnswer {
  const { elongationDeg, illuminated } = sky.moonPhase;
  return {
    at: new Date(sky.atMs).toISOString(),
    moonPhase: {
      name: saidPhase(sky.moonPhase),
      elongation: round(elongationDeg, 4),
      illuminated: round(illuminated, 4),
    },
    bodies: sky.bodies.map((place) => ({
      body: place.body,
      longitude: round(place.longitudeDeg, 7),
      latitude: round(place.latitudeDeg, 7),
      speed: round(place.speedDegPerDay, 7),
      sign: place.sign,
      degree: round(place.degreeInSign, 7),
      retrograde: place.retrograde,
    })),
  };
}

export interface SkyService {
  at: (atMs: number) => SkyAnswer;
  atNoon: (date: CivilDate) => SkyAnswer;
  events: EventsBetween;
  /** The week's events, the next lunations and which planets are retrograde. */
  day: (date: CivilDate, asker?: string) => Promise<SkyDayAnswer>;
  /** How accurate our positions are, computed once a day. */
  accuracy: (today: CivilDate) => Promise<SkyAccuracy>;
  /** What stands in a slot of an article on a day. */
  filledSlot: (slot: string, date: CivilDate) => Promise<string>;
  /** A whole report; without an asker it is the site's own. */
  report: (question: ReportQuestion, asker?: string) => Promise<WrittenReport>;
  reportPreview: (question: ReportQuestion, asker: string) => Promise<ReportPreview>;
  /** What search answers from the sky; too many at once are refused as Busy. */
  searchAnswer: (question: ComputedQuestion) => Promise<SearchAnswer>;
  /** A birth chart and the transits of its coming days. */
  chart: (question: ChartQuestion, asker: string) => Promise<ComputedChart>;
  /** The drawing of a chart that everybody may see. */
  wheel: (question: WheelQuestion) => Promise<string>;
  /** The HTML of an article that would hold up the main thread. */
  article: (question: ArticleQuestion) => Promise<Rendered>;
  /** Why a post cannot be published as it is, each a sentence. */
  postProblems: (question: PostQuestion) => Promise<string[]>;
  /** Drafts for a week of the channels, most of which follow the sky. */
  fill: (question: FillQuestion) => Promise<Filled>;
  /** What the threads have to do, and have been asked so far, by kind. */
  load: () => { running: number; waiting: number; asked: Readonly<Record<SkyTask['kind'], number>> };
  /** Ends the threads that search the sky. */
  close: () => Promise<void>;
}

const KEPT_DATES = 500;

function keptByDate<T>(make: (date: CivilDate, asker?: string) => T): typeof make {
  const kept = new BoundedMap<CivilDate, T>(KEPT_DATES);
  return (date, asker) => kept.getOrMake(date, () => make(date, asker));
}

/** One thread leaves the other core to the main thread; a stranger may have a few searches waiting, not all. */
const POOL = { threads: 1, maxWaiting: 40, maxWaitingOfOne: 4 };

export function skyService(): SkyService {
  const pool = new WorkerPool({ script: new URL('./sky-worker.ts', import.meta.url), ...POOL });
  const asked = {
    slice: 0,
    day: 0,
    accuracy: 0,
    slot: 0,
    report: 0,
    preview: 0,
    search: 0,
    chart: 0,
    wheel: 0,
    article: 0,
    'post-problems': 0,
    fill: 0,
  };
  function run<T>(task: SkyTask, asker?: string): Promise<T> {
    asked[task.kind] += 1;
    return pool.run<T>(task, asker);
  }
  const at = (atMs: number): SkyAnswer => answerOf(skyAt(atMs));
  return {
    at,
    atNoon: keptByDate((date) => at(referenceNoonMs(date))),
    events: slicedEvents((index, asker) => run({ kind: 'slice', index }, asker)),
    day: keptByDate((date, asker) => run<SkyDayAnswer>({ kind: 'day', date }, asker)),
    accuracy: keptByDate((checkedOn) => run<SkyAccuracy>({ kind: 'accuracy', checkedOn })),
    filledSlot: (slot, date) => run({ kind: 'slot', slot, date }),
    report: (question, asker) => run({ kind: 'report', ...question }, asker),
    reportPreview: (question, asker) => run({ kind: 'preview', ...question }, asker),
    searchAnswer: (question) => run({ kind: 'search', ...question }, 'search'),
    chart: (question, asker) => run({ kind: 'chart', ...question }, asker),
    wheel: (question) => run({ kind: 'wheel', ...question }),
    article: (question) => run({ kind: 'article', ...question }),
    postProblems: (question) => run({ kind: 'post-problems', ...question }),
    fill: (question) => run({ kind: 'fill', ...question }),
    load: () => ({ ...pool.size, asked }),
    close: () => pool.close(),
  };
}
