import { pairFrom, pairKey } from '../../domain/compatibility/pairs.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { pageSubject } from '../../art/share-pictures/page-texts.ts';
import type { PairSubject, SubjectKind } from '../../art/share-pictures/subject.ts';
import type { CompatibilityService } from '../compatibility/service.ts';
import type { QuotesService } from '../quotes/service.ts';
import type { TarotService } from '../tarot/service.ts';
import { posts, tags, type BlogSources } from './blog-subjects.ts';
import { known, type FindSubject } from './known-subject.ts';
import type { AuthorLookup } from './quote-lookup.ts';
import { authors, misattributions } from './quote-subjects.ts';
import { calendars, readings, type ReadingSources } from './reading-subjects.ts';
import { skies } from './sky-subjects.ts';
import { cards, tarotReadings } from './tarot-subjects.ts';

export interface SubjectSources extends ReadingSources, BlogSources {
  compatibility: Pick<CompatibilityService, 'between' | 'summary'>;
  tarot: Pick<TarotService, 'card' | 'unopenedReading'>;
  quotes: Pick<QuotesService, 'misattribution'>;
  author: AuthorLookup;
}

function pairs({ compatibility }: SubjectSources): FindSubject {
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
      summary: compatibility.summary(one, other),
    };
    const names = `${signOf(one).name} and ${signOf(other).name}`;
    const figures = `love ${subject.love} %, friendship ${subject.friendship} %`;
    return known(
      subject,
      `${names} at their angle on the circle of signs: ${subject.overall} %, ${found.label}; ${figures}. ${subject.summary}`,
    );
  };
}

function pages(): FindSubject {
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
export function subjectFinder(sources: SubjectSources): Record<SubjectKind, FindSubject> {
  return {
    reading: readings(sources),
    calendar: calendars(sources),
    pair: pairs(sources),
    sky: skies(sources),
    card: cards(sources),
    'tarot-reading': tarotReadings(sources),
    post: posts(sources),
    tag: tags(sources),
    author: authors(sources),
    misattribution: misattributions(sources),
    page: pages(),
  };
}
