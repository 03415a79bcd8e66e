import { signOf } from '../zodiac/signs.ts';
import { aspectsIn } from './aspects.ts';
import { nameOfBody, type Body } from './bodies.ts';
import type { Aspect, AspectKind, MoonPhase, Sky } from './sky.ts';

/** How near to exact an angle must be to be mentioned: the Moon crosses these in half a day, the others in days. */
const MOON_ORB_DEG = 5;
const PAIR_ORB_DEG = 3;
const SHAPE_ORB_DEG = 5;

const MOON_WORDS: Record<MoonPhase['name'], string> = {
  'New Moon': 'A new Moon',
  'Waxing Crescent': 'A waxing crescent Moon',
  'First Quarter': 'A first-quarter Moon',
  'Waxing Gibbous': 'A waxing gibbous Moon',
  'Full Moon': 'A full Moon',
  'Waning Gibbous': 'A waning gibbous Moon',
  'Last Quarter': 'A last-quarter Moon',
  'Waning Crescent': 'A waning crescent Moon',
};

const DISTANCES: Record<AspectKind, string> = {
  conjunction: 'next to',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'] as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

class SkyWords {
  readonly #sky: Sky;
  readonly #aspects: Aspect[];

  constructor(sky: Sky) {
    this.#sky = sky;
    this.#aspects = aspectsIn(sky).filter(({ bodies }) => !bodies.includes('node'));
  }

  signName(body: Body): string {
    return signOf(this.#sky.bodies.find((place) => place.body === body)!.sign).name;
  }

  /** "Jupiter in Leo" */
  placed(body: Body): string {
    return `${nameOfBody(body)} in ${this.signName(body)}`;
  }

  aspects(kinds: readonly AspectKind[], orbDeg: number): Aspect[] {
    return this.#aspects.filter((aspect) => kinds.includes(aspect.kind) && aspect.orbDeg <= orbDeg);
  }

  get moon(): string {
    return `${MOON_WORDS[this.#sky.moonPhase.name]} in ${this.signName('moon')}`;
  }

  get backwards(): Body[] {
    return this.#sky.bodies
      .filter(({ body, retrograde }) => retrograde && body !== 'node')
      .map(({ body }) => body);
  }
}

const ALL: readonly AspectKind[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];

/** The Moon faces a planet, and a third is square to both. */
function shapeOfT(words: SkyWords): string | null {
  const squares = words.aspects(['square'], SHAPE_ORB_DEG);
  const isSquare = (one: Body, other: Body): boolean =>
    squares.some(({ bodies }) => bodies.includes(one) && bodies.includes(other));
  for (const { bodies } of words.aspects(['opposition'], SHAPE_ORB_DEG)) {
    if (bodies[0] !== 'moon') continue;
    const facing = bodies[1];
    const apex = squares
      .flatMap((aspect) => aspect.bodies)
      .find((body) => body !== 'moon' && isSquare(body, 'moon') && isSquare(body, facing));
    if (!apex) continue;
    const sides = `${words.placed(facing)} opposite, and ${words.placed(apex)} square both`;
    return `${words.moon}, ${sides}. That’s a T-square.`;
  }
  return null;
}

/** What the phase says already is not said again: a full Moon is across from the Sun. */
function saysPhase({ bodies, kind }: Aspect): boolean {
  return bodies.includes('sun') && ['conjunction', 'square', 'opposition'].includes(kind);
}

function moonSentence(words: SkyWords, sunIsNamed: boolean): string {
  const near = words
    .aspects(ALL, MOON_ORB_DEG)
    .find((aspect) => aspect.bodies[0] === 'moon' && !saysPhase(aspect));
  if (!near) return sunIsNamed ? `${words.moon}.` : `${words.moon}, and ${words.placed('sun')}.`;
  return `${words.moon}, ${DISTANCES[near.kind]} ${words.placed(near.bodies[1])}.`;
}

function pairSentence(words: SkyWords): string {
  const pair = words.aspects(ALL, PAIR_ORB_DEG).find(({ bodies }) => !bodies.includes('moon'));
  if (!pair) return '';
  const [one, other] = pair.bodies;
  if (pair.kind === 'conjunction' && words.signName(one) === words.signName(other))
    return ` ${capitalized(nameOfBody(one))} and ${nameOfBody(other)} are together in ${words.signName(one)}.`;
  return ` ${capitalized(words.placed(one))} is ${DISTANCES[pair.kind]} ${words.placed(other)}.`;
}

function backwardsSentence(words: SkyWords): string {
  const names = words.backwards.map(nameOfBody);
  if (names.length === 0) return 'Nothing is retrograde.';
  if (names.length === 1) return `Only ${names[0]} is retrograde.`;
  if (names.length > 3) return `${NUMBERS[names.length]} planets are retrograde.`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are retrograde.`;
}

/** The sky of an instant in two or three plain sentences, each of them true of it. */
export function skyIntro(sky: Sky): string {
  const words = new SkyWords(sky);
  const pair = pairSentence(words);
  const lead = shapeOfT(words) ?? moonSentence(words, pair.includes('he Sun')) + pair;
  return `${lead} ${backwardsSentence(words)}`;
}
