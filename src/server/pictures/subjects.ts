import { archivedFrom, askedDay, type Archived } from '../../domain/archive/archived.ts';
import { whenOf } from '../../domain/archive/labels.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { pairFrom, pairKey } from '../../domain/compatibility/pairs.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';
import { openingSentences } from '../../art/share-pictures/opening.ts';
import { pageSubject } from '../../art/share-pictures/page-texts.ts';
import type {
  CardSubject,
  PairSubject,
  PictureSubject,
  ReadingSubject,
  SubjectKind,
} from '../../art/share-pictures/subject.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { ArchiveService } from '../archive/service.ts';
import type { BlogService } from '../blog/service.ts';
import type { CompatibilityService } from '../compatibility/service.ts';
import type { ForecastService } from '../forecast/service.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { SkyService } from '../sky/service.ts';
import type { TarotService } from '../tarot/service.ts';

export interface SubjectSources {
  horoscope: Pick<HoroscopeService, 'daily'>;
  forecast: Pick<ForecastService, 'weekly' | 'monthly'>;
  archive: Pick<ArchiveService, 'latest'>;
  sky: Pick<SkyService, 'atNoon'>;
  compatibility: Pick<CompatibilityService, 'between'>;
  blog: Pick<BlogService, 'cover' | 'drawing'>;
  tarot: Pick<TarotService, 'card'>;
}

/** What a picture is of, before it is drawn. */
export interface KnownSubject {
  /** Everything its look depends on besides the design; the edition is hashed from it. */
  words: unknown;
  /** What is on it, for those who do not see it. */
  alt: string;
  /** With what takes a while to compute. */
  whole: () => Promise<PictureSubject>;
}

type Find = (key: string) => Promise<KnownSubject | null> | KnownSubject | null;

/** Most subjects need nothing computed. */
function known(subject: PictureSubject, alt: string): KnownSubject {
  return { words: subject, alt, whole: async () => subject };
}

const HEADLINES = { weekly: 'Weekly Horoscope', monthly: 'Monthly Horoscope' };

/** A day's headline is the sub-heading of what leads it, followed by the day in one sentence. */
async function openingOf(
  archived: Archived,
  { horoscope, forecast }: SubjectSources,
): Promise<Pick<ReadingSubject, 'when' | 'headline' | 'sentences'>> {
  const { kind, sign, from } = archived;
  if (kind !== 'daily') {
    const { overview } = await forecast[kind](sign, askedDay(archived));
    return { when: whenOf(archived), headline: HEADLINES[kind], sentences: openingSentences(overview) };
  }
  const { description, lead, summary } = await horoscope.daily(sign, from);
  const { heading = 'Daily Horoscope' } = blocksOf(description)[lead]!;
  return { when: longDate(from), headline: heading, sentences: [summary] };
}

function readings(sources: SubjectSources): Find {
  return async (key) => {
    const archived = archivedFrom(key);
    if (!archived || archived.from > sources.archive.latest()) return null;
    const { sign } = archived;
    const opening = await openingOf(archived, sources);
    const bodies = sources.sky
      .atNoon(askedDay(archived))
      .bodies.map(({ body, longitude }) => ({ body, longitudeDeg: longitude }));
    const alt = `${signOf(sign).name}, ${opening.when}. ${opening.headline}: ${opening.sentences.join(' ')} Beside it the stars of ${signOf(sign).name} in a ring with the planets of the day.`;
    return known({ kind: 'reading', sign, ...opening, bodies }, alt);
  };
}

function pairs({ compatibility }: SubjectSources): Find {
  return (key) => {
    const pair = pairFrom(key);
    if (!pair || pairKey(...pair) !== key) return null;
    const [one, other] = pair;
    const found = compatibility.between(one, other);
    const subject: PairSubject = {
      kind: 'pair',
      one,
      other,
      overall: found.overall_compatibility,
      love: found.love_compatibility,
      friendship: found.friendship_compatibility,
      sentences: openingSentences(found.description),
    };
    const names = `${signOf(one).name} and ${signOf(other).name}`;
    const figures = `love ${subject.love} %, friendship ${subject.friendship} %`;
    return known(
      subject,
      `${names} at their angle on the circle of signs: ${subject.overall} %, ${found.label}; ${figures}. ${subject.sentences.join(' ')}`,
    );
  };
}

function cards({ tarot }: SubjectSources): Find {
  return (key) => {
    const card = tarot.card(key);
    if (!card) return null;
    const { slug, name, keywords, upright, picture } = card;
    const subject: CardSubject = {
      kind: 'card',
      slug,
      name,
      keywords,
      sentences: openingSentences(upright.general),
    };
    return known(subject, `The card ${name}: ${picture} Upright: ${keywords.slice(0, 3).join(', ')}.`);
  };
}

function posts({ blog }: SubjectSources): Find {
  return (key) => {
    const cover = blog.cover(key);
    if (!cover) return null;
    const { title, excerpt, author, figure, caption } = cover;
    return {
      words: cover,
      alt: `${title}, by ${author}. The figure: ${caption}`,
      whole: async () => ({
        kind: 'post',
        title,
        excerpt,
        author,
        figure:
          figure.kind === 'cards' ? { cards: figure.cards } : { drawing: await blog.drawing(key, 'small') },
      }),
    };
  };
}

function pages(): Find {
  return (key) => {
    const subject = pageSubject(key);
    return (
      subject &&
      known(
        subject,
        `${subject.heading}. ${subject.description} Above the words ${subject.cards ? 'three cards of our deck' : 'half of the night sky'}.`,
      )
    );
  };
}

/** Finds what a picture is of, by its kind; unknown keys cost no work. */
export function subjectFinder(sources: SubjectSources): Record<SubjectKind, Find> {
  return {
    reading: readings(sources),
    pair: pairs(sources),
    card: cards(sources),
    post: posts(sources),
    page: pages(),
  };
}
