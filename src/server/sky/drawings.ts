import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { isCivilDate, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { isSkyDate } from '../../domain/pages/sky-address.ts';
import { eclipticRule, type PlacedBody, type RuleOptions } from '../../art/drawing/ecliptic-rule.ts';
import { liveRing } from '../../art/drawing/live-ring.ts';
import { moonDisc } from '../../art/drawing/moon-disc.ts';
import { planisphere, type PlanisphereKind } from '../../art/drawing/planisphere.ts';
import { wheel, WHEEL_KINDS } from '../../art/drawing/wheel.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { Sky } from '../../domain/sky/sky.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import type { RenderedPage } from '../pages/renderer.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import type { SkyService } from './service.ts';
import { publicFor } from '../cache-control.ts';

/** The narrowest window each drawing of the rule is for; it fills wider ones without scaling its marks. */
const RULE_WIDTHS = { phone: 320, medium: 700, wide: 1000 } as const;
type RuleWidth = keyof typeof RULE_WIDTHS;

/** The sky page's drawings may name an hour of UTC; the others, and those without, show noon. */
const NAME = /^\/sky-art\/([a-z]+)-([a-z-]+)-(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]))?\.svg$/;

type NoonSky = Pick<SkyService, 'atNoon'>;
type Draw = (bodies: PlacedBody[]) => string;
type DrawSky = (sky: Sky) => string;

function ruleDrawing(variant: string): Draw | null {
  const [width = '', subject = '', ...more] = variant.split('-');
  if (!Object.hasOwn(RULE_WIDTHS, width) || more.length > 0) return null;
  const known = ['bare', 'quiet', 'none'].includes(subject) || isSignKey(subject);
  if (!known) return null;
  const options: RuleOptions = {
    width: RULE_WIDTHS[width as RuleWidth],
    kind: width === 'phone' ? 'phone' : 'wide',
    sign: isSignKey(subject) ? (subject as SignKey) : undefined,
    glyphs: !(width === 'phone' && subject === 'bare'),
  };
  // On home and on the sky page another drawing shows the planets; on phones the rule has no space for them.
  const withPlanets = width !== 'phone' && subject !== 'bare' && subject !== 'quiet';
  return (bodies) => eclipticRule(withPlanets ? bodies : null, options);
}

function planisphereDrawing(kind: string): Draw | null {
  const kinds: PlanisphereKind[] = ['half', 'quarter', 'quarter-wide'];
  const found = kinds.find((candidate) => candidate === kind);
  return found ? (bodies) => planisphere(bodies, { kind: found }) : null;
}

function drawingOf(subject: string, variant: string): Draw | null {
  if (subject === 'rule') return ruleDrawing(variant);
  if (subject === 'planisphere') return planisphereDrawing(variant);
  return subject === 'ring' && isSignKey(variant) ? (bodies) => liveRing(variant, bodies) : null;
}

function skyDrawing(subject: string, variant: string): DrawSky | null {
  if (subject === 'moon' && variant === 'disc') return (sky) => moonDisc(sky.moonPhase.elongationDeg);
  const kind = subject === 'wheel' && WHEEL_KINDS.find((candidate) => candidate === variant);
  return kind ? (sky) => wheel(sky, kind) : null;
}

/** Drawings of a day's sky from its real positions, the same file for every visitor. */
export function skyDrawings({ sky, clock }: { sky: NoonSky; clock: Clock }): GeneratedFiles {
  const isOpen = (date: string): boolean =>
    isCivilDate(date) && date >= ARCHIVE_FIRST_DAY && date <= latestOpenDate(clock.nowMs());

  function read(path: string): (() => string) | null {
    const [, subject = '', variant = '', date = '', hour] = NAME.exec(path) ?? [];
    const ofSky = skyDrawing(subject, variant);
    // The sky of a birthday is drawn at noon, whenever that was.
    if (!isOpen(date) && !(ofSky && hour === undefined && isSkyDate(date))) return null;
    if (ofSky) return () => ofSky(skyAt(Date.parse(`${date}T${hour ?? '12'}:00:00Z`)));
    const draw = hour === undefined ? drawingOf(subject, variant) : null;
    return draw && (() => draw(noonPositions(sky, date)));
  }

  /**
   * A device whose clock is days off asks for a day that is not drawn: it is shown the nearest that is. Of the sky page's
   * drawings every date has noon's; of the others it is the last day that is open, or the first.
   */
  function insteadOf(path: string): string | null {
    const [, subject = '', variant = '', date = '', hour] = NAME.exec(path) ?? [];
    if (!isCivilDate(date) || isOpen(date)) return null;
    const nameOf = (day: CivilDate): string => `/sky-art/${subject}-${variant}-${day}.svg`;
    if (skyDrawing(subject, variant)) return hour !== undefined && isSkyDate(date) ? nameOf(date) : null;
    if (hour !== undefined || !drawingOf(subject, variant)) return null;
    return nameOf(date < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : latestOpenDate(clock.nowMs()));
  }

  return {
    insteadOf,
    owns: (path) => path.startsWith('/sky-art/') && read(path) !== null,
    keeps: (path) => isOpen(NAME.exec(path)![3]!),
    render(path): RenderedPage {
      return {
        status: 200,
        text: read(path)!(),
        contentType: 'image/svg+xml; charset=utf-8',
        cacheControl: publicFor(86_400),
      };
    },
  };
}

function noonPositions(sky: NoonSky, date: CivilDate): PlacedBody[] {
  const bodies = sky.atNoon(date).bodies.filter(({ body }) => body !== 'node');
  return bodies.map(({ body, longitude }) => ({ body, longitudeDeg: longitude }));
}
