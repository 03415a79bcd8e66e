import { printed } from '../../quote-cards/printing.ts';
import { spoke } from '../ring.ts';
import { picture, radialGradient, ringLine, stroked, tag } from '../svg.ts';
import { frame, twilight, windLetters } from './frame.ts';
import { skyLabels } from './labels.ts';
import { lights } from './lights.ts';
import { BIRTH_SKY_SIZE, CENTER, HORIZON, onMap, skyMap, type SkyMap } from './map.ts';
import { milkyWay } from './milky-way.ts';
import { FRAMES, inksOf, SKY_INK, type SkyPaletteName } from './palette.ts';
import { ecliptic, figures, flares, starPoints } from './stars.ts';

export interface BirthInstant {
  instantMs: number;
  /** North and east are positive. */
  latDeg: number;
  lonDeg: number;
}

/** Heights of 30° and 60°, and the lines from wind to wind. */
function graticule(): string {
  const circles = [30, 60].map((altitudeDeg) => {
    const [, top] = onMap({ altitudeDeg, azimuthDeg: 0 });
    return ringLine(CENTER.x, CENTER.y, CENTER.y - top, SKY_INK.milky, 0.6);
  });
  const lines = [0, 45, 90, 135].map((angle) => spoke(CENTER, angle, -HORIZON, HORIZON));
  return tag('g', { opacity: 0.13 }, circles.join('') + stroked(lines.join(''), SKY_INK.milky, 0.6));
}

function definitions(map: SkyMap): string {
  const { x, y } = CENTER;
  const [zenith, half, horizon] = inksOf(map.overhead.light).ground;
  const stops = [
    [0, zenith],
    [0.55, half],
    [1, horizon],
  ] as const;
  return (
    radialGradient('birth-sky-ground', [x, y, HORIZON], stops) +
    tag('clipPath', { id: 'birth-sky-window' }, tag('circle', { cx: x, cy: y, r: HORIZON }))
  );
}

/** All that stands above the horizon, without a letter. */
function dome(map: SkyMap): string {
  const { x, y } = CENTER;
  const { stars } = inksOf(map.overhead.light);
  return (
    tag('circle', { cx: x, cy: y, r: HORIZON, fill: 'url(#birth-sky-ground)' }) +
    tag(
      'g',
      { 'clip-path': 'url(#birth-sky-window)' },
      graticule() +
        tag('g', { opacity: stars }, milkyWay(map) + figures(map)) +
        ecliptic(map) +
        twilight(map) +
        tag('g', { opacity: stars }, starPoints(map) + flares(map)) +
        lights(map),
    )
  );
}

/** The dome alone, as large as its frame lets it be. */
export function birthSkyDisc({ instantMs, latDeg, lonDeg }: BirthInstant): string {
  const map = skyMap(instantMs, { latitudeDeg: latDeg, longitudeDeg: lonDeg });
  const corner = { transform: `translate(${HORIZON - CENTER.x} ${HORIZON - CENTER.y})` };
  return picture(2 * HORIZON, 2 * HORIZON, tag('defs', {}, definitions(map)), tag('g', corner, dome(map)));
}

/**
 * The sky of an instant over a place, as the eye would have seen it: true stars and figures, the Milky Way, Moon and
 * planets, dawn and dusk; by day the stars that stood there unseen. Its caption is `overheadCaption`.
 */
export function birthSkySvg({ instantMs, latDeg, lonDeg }: BirthInstant, palette: SkyPaletteName): string {
  const map = skyMap(instantMs, { latitudeDeg: latDeg, longitudeDeg: lonDeg });
  const frameInks = FRAMES[palette];
  const inks = inksOf(map.overhead.light);
  const names = printed(skyLabels(map));
  const winds = printed(windLetters(frameInks), 'w');
  const rim = {
    stroke: inks.rim,
    'stroke-width': 190,
    'stroke-opacity': 0.75,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  };
  return picture(
    BIRTH_SKY_SIZE,
    BIRTH_SKY_SIZE,
    tag('defs', {}, definitions(map) + names.letters + winds.letters),
    dome(map),
    frame(map, frameInks),
    tag('g', rim, names.lines),
    winds.lines,
  );
}
