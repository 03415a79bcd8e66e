import { CATS, type CatKey, type CatSetting } from '../../domain/channels/cats.ts';
import { SCENES, type SceneKey } from '../../domain/channels/scenes.ts';
import { isCivilDate, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { isCardStyle, type CardStyle } from '../../domain/quotes/card-kinds.ts';
import { CARD_NAMES, type CardSlug } from '../../domain/tarot/card-names.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';

/** What a post's `art` names; whether there is such a quote is another question. */
export type Art =
  | { kind: 'cat'; cat: CatKey; setting: CatSetting }
  | { kind: 'scene'; scene: SceneKey }
  | { kind: 'quote'; slug: string; style: CardStyle }
  | { kind: 'card'; slug: CardSlug }
  | { kind: 'sky'; date: CivilDate }
  | { kind: 'week'; sign: SignKey; sunday: CivilDate };

type Read = (named: string) => Art | null;

const readCat: Read = (named) => {
  const [key = '', setting] = named.split('@', 2);
  const cat = CATS.find((one) => one.key === key);
  const drawn = cat?.settings.find((one) => one === setting);
  return cat && drawn ? { kind: 'cat', cat: cat.key, setting: drawn } : null;
};

const readScene: Read = (named) => {
  const scene = SCENES.find(({ key }) => key === named);
  return scene ? { kind: 'scene', scene: scene.key } : null;
};

const readQuote: Read = (named) => {
  const [, slug, style] = /^[a-z]+\/([a-z0-9-]+)@(.)$/.exec(named) ?? [];
  return slug !== undefined && isCardStyle(style) ? { kind: 'quote', slug, style } : null;
};

const readCard: Read = (named) => {
  const card = CARD_NAMES.find(({ slug }) => slug === named);
  return card ? { kind: 'card', slug: card.slug } : null;
};

const readSky: Read = (date) => (isCivilDate(date) ? { kind: 'sky', date } : null);

const readWeek: Read = (named) => {
  const [, sign, sunday = ''] = /^([a-z]+)-(\d{4}-\d\d-\d\d)$/.exec(named) ?? [];
  const isWeek = isSignKey(sign) && isCivilDate(sunday) && weekStart(sunday) === sunday;
  return isWeek ? { kind: 'week', sign, sunday } : null;
};

const READERS: ReadonlyMap<string, Read> = new Map<Art['kind'], Read>([
  ['cat', readCat],
  ['scene', readScene],
  ['quote', readQuote],
  ['card', readCard],
  ['sky', readSky],
  ['week', readWeek],
]);

/** "cat:sign-leo@window"; null for what we have no drawing of. */
export function artFrom(art: string): Art | null {
  const at = art.indexOf(':');
  return at < 0 ? null : (READERS.get(art.slice(0, at))?.(art.slice(at + 1)) ?? null);
}
