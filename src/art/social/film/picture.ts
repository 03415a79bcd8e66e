import type { CivilDate } from '../../../domain/calendar/civil-date.ts';
import type { CardSlug } from '../../../domain/tarot/card-names.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import type { PlacedBody } from '../../drawing/ecliptic-rule.ts';
import type { Signed } from '../../share-pictures/subject.ts';

/** The Moon of a day's noon, large. */
interface MoonPicture {
  kind: 'moon';
  date: CivilDate;
  /** "Waxing Crescent" and "in Capricorn, 31% lit" */
  phase: string;
  place: string;
}

/** The wheel of a day's noon. */
interface WheelPicture {
  kind: 'wheel';
  date: CivilDate;
}

/** What changes and when: "Tue, 6:12 PM", "Venus into Scorpio". */
interface ListPicture {
  kind: 'list';
  heading: string;
  note: string;
  items: { when: string; text: string }[];
}

interface SignPicture {
  kind: 'sign';
  sign: SignKey;
  when: string;
  bodies: PlacedBody[];
}

interface CardPicture {
  kind: 'card';
  slug: CardSlug;
  name: string;
  keywords: string[];
}

/** The middle of a card, from nearby. */
interface NearCardPicture {
  kind: 'card-near';
  slug: CardSlug;
}

/** Words of a quote, as large as they may be. */
interface WordsPicture {
  kind: 'words';
  text: string;
}

/** Whose film it was. */
interface ClosingPicture {
  kind: 'closing';
  by: Signed;
  /** "The sky of November 18" */
  line: string;
  isForEntertainment: boolean;
}

/** A caption on its band; it is no whole picture but laid over one. */
interface CaptionPicture {
  kind: 'caption';
  text: string;
}

export type ShotPicture =
  | MoonPicture
  | WheelPicture
  | ListPicture
  | SignPicture
  | CardPicture
  | NearCardPicture
  | WordsPicture
  | ClosingPicture;
export type FilmPicture = ShotPicture | CaptionPicture;

export const FILM_SIZE = { width: 1080, height: 1920 } as const;

/** What the network's app lays its own things over: 150 of 1066 at the top, 210 at the foot. */
export const SAFE = { top: 270, bottom: 1541 } as const;

/** Where a caption stands in the film. */
export const BAND = { left: 60, top: 1298, width: 960, height: 236 } as const;
