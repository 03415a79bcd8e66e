import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { isCivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { eclipticRule, type PlacedBody, type RuleOptions } from '../../domain/drawing/ecliptic-rule.ts';
import { liveRing } from '../../domain/drawing/live-ring.ts';
import { planisphere, type PlanisphereKind } from '../../domain/drawing/planisphere.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import type { RenderedPage } from '../pages/renderer.ts';
import type { TextSource } from '../pages/texts.ts';
import type { Services } from '../services.ts';

/** The narrowest window each drawing of the rule is for; it fills wider ones without scaling its marks. */
const RULE_WIDTHS = { phone: 320, medium: 700, wide: 1000 } as const;
type RuleWidth = keyof typeof RULE_WIDTHS;

const NAME = /^\/sky-art\/([a-z]+)-([a-z-]+)-(\d{4}-\d{2}-\d{2})\.svg$/;

type Draw = (bodies: PlacedBody[]) => string;

function ruleDrawing(variant: string): Draw | null {
  const [width = '', subject = '', ...more] = variant.split('-');
  if (!Object.hasOwn(RULE_WIDTHS, width) || more.length > 0) return null;
  const known = subject === 'bare' || subject === 'none' || isSignKey(subject);
  if (!known) return null;
  const options: RuleOptions = {
    width: RULE_WIDTHS[width as RuleWidth],
    kind: width === 'phone' ? 'phone' : 'wide',
    sign: isSignKey(subject) ? (subject as SignKey) : undefined,
    glyphs: !(width === 'phone' && subject === 'bare'),
  };
  // On home the planisphere carries the planets; on phones there is no room for them.
  const withPlanets = width !== 'phone' && subject !== 'bare';
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

/** Instruments of a day, drawn from its true positions: one small file for everyone. */
export function skyDrawings({ sky, clock }: Pick<Services, 'sky' | 'clock'>): TextSource {
  function read(path: string): { draw: Draw; date: string } | null {
    const [, subject = '', variant = '', date = ''] = NAME.exec(path) ?? [];
    const open = isCivilDate(date) && date >= ARCHIVE_FIRST_DAY && date <= latestOpenDate(clock.nowMs());
    const draw = open ? drawingOf(subject, variant) : null;
    return draw && { draw, date };
  }

  return {
    owns: (path) => path.startsWith('/sky-art/') && read(path) !== null,
    render(path): RenderedPage {
      const { draw, date } = read(path)!;
      const bodies = sky.atNoon(date).bodies.filter(({ body }) => body !== 'node');
      return {
        status: 200,
        text: draw(bodies.map(({ body, longitude }) => ({ body, longitudeDeg: longitude }))),
        contentType: 'image/svg+xml; charset=utf-8',
        cacheControl: 'public, max-age=86400',
      };
    },
  };
}
