import { ELEMENT_INK, INK } from '../ink.ts';
import { polyline } from '../ring.ts';
import { num, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

interface Station {
  year: number;
  wide: string;
  /** The few words there is room for on a phone. */
  phone: string;
}

/** Years before the common era are negative. */
const STATIONS: readonly Station[] = [
  { year: -1000, wide: 'eighteen stops on the Moon’s road', phone: 'eighteen stops' },
  { year: -410, wide: 'the first birth chart', phone: 'first birth chart' },
  { year: -150, wide: 'in Greek, 360 degrees', phone: 'in Greek' },
  { year: 150, wide: 'Ptolemy counts from the equinox', phone: 'Ptolemy' },
  { year: 550, wide: 'in Sanskrit', phone: 'in Sanskrit' },
  { year: 800, wide: 'in Arabic, at Baghdad', phone: 'in Arabic' },
  { year: 1150, wide: 'in Latin, at Toledo', phone: 'in Latin' },
  { year: 1400, wide: 'Chaucer needs no footnote', phone: 'Chaucer' },
  { year: 1930, wide: 'official borders of the stars', phone: 'official borders' },
];

const FROM = -1120;
const TO = 2100;
const THIS_YEAR = 2026;
/** When the signs of the seasons and those of the stars last stood together, and how fast they part. */
const TOGETHER = 285;
const YEARS_PER_DEG = 71.6;
const apartDeg = (year: number): number => (year - TOGETHER) / YEARS_PER_DEG;

const yearWords = (year: number): string => (year < 0 ? `${-year} BCE` : String(year));

interface Layout {
  /** The time runs downward. */
  y: (year: number) => number;
  /** Of the line that carries the years. */
  line: number;
  /** Where signs and stars part, and how far a degree reaches to the right. */
  wedge: number;
  pxPerDeg: number;
}

function layoutOf({ plot, kind }: Sheet): Layout {
  const [line, wedge, pxPerDeg] = {
    wide: [plot.left + 150, plot.right - 450, 14],
    phone: [plot.left + 92, plot.right - 84, 3],
    small: [plot.left + 44, plot.right - 120, 4.2],
  }[kind] as [number, number, number];
  const y = (year: number): number => plot.top + ((year - FROM) / (TO - FROM)) * (plot.bottom - plot.top);
  return { y, line, wedge, pxPerDeg };
}

/** How far the signs have come from their stars: a wedge that opens with time. */
function wedgeOf({ y, wedge, pxPerDeg }: Layout, weight: number): string[] {
  const years = Array.from(
    { length: Math.floor((THIS_YEAR - TOGETHER) / 25) },
    (_, i) => TOGETHER + 25 * (i + 1),
  );
  const hatching = years.map(
    (year) => `M${num(wedge)} ${num(y(year), 1)}h${num(apartDeg(year) * pxPerDeg, 1)}`,
  );
  const ink = ELEMENT_INK.Air.light;
  return [
    stroked(`M${num(wedge)} ${num(y(FROM))}V${num(y(TOGETHER))}`, ink, weight, { 'stroke-dasharray': '3 5' }),
    stroked(hatching.join(''), ink, 1, { 'stroke-opacity': 0.55 }),
    stroked(
      `${polyline([
        [wedge, y(TOGETHER)],
        [wedge, y(THIS_YEAR)],
        [wedge + apartDeg(THIS_YEAR) * pxPerDeg, y(THIS_YEAR)],
      ])}Z`,
      ink,
      1.6 * weight,
    ),
  ];
}

/** A tick for every century, longer at five. */
function centuries({ y, line }: Layout): string {
  const count = Math.floor((TO - FROM) / 100);
  return Array.from({ length: count }, (_, i) => Math.ceil(FROM / 100) * 100 + i * 100)
    .map((year) => `M${num(line)} ${num(y(year), 1)}h${year % 500 === 0 ? -12 : -6}`)
    .join('');
}

function wordsOfWedge({ y, wedge, pxPerDeg }: Layout, isWide: boolean): Label[] {
  const tone = 'dust';
  const apart = `${Math.round(apartDeg(THIS_YEAR))}°`;
  const width = apartDeg(THIS_YEAR) * pxPerDeg;
  if (!isWide) return [{ text: apart, x: wedge + width / 2, y: y(100), align: 'center', tone }];
  return [
    { text: 'signs and stars together', x: wedge + 14, y: y(TOGETHER) - 16, align: 'left', tone },
    { text: `${apart} apart`, x: wedge + width - 60, y: y(1560), align: 'left', tone },
  ];
}

function draw(sheet: Sheet): Drawn {
  const { plot, kind, weight } = sheet;
  const layout = layoutOf(sheet);
  const { y, line } = layout;
  const isWide = kind === 'wide';
  const after = line + (isWide ? 30 : 18);
  return {
    shapes: [
      ...wedgeOf(layout, weight),
      stroked(`M${num(line)} ${plot.top}V${plot.bottom}${centuries(layout)}`, INK.brass500, 1.4 * weight),
      ...STATIONS.map(({ year }) =>
        tag('circle', { cx: line, cy: y(year), r: isWide ? 6 : 4.5, fill: INK.brass100 }),
      ),
      // The list shows no letters: there a bar stands for each name.
      ...(kind === 'small'
        ? STATIONS.map(({ phone, year }) =>
            stroked(`M${num(after)} ${num(y(year))}h${phone.length * 7}`, INK.brass300, 4),
          )
        : []),
    ],
    labels: [
      ...STATIONS.flatMap(({ year, wide, phone }): Label[] => [
        { text: yearWords(year), x: line - 20, y: y(year), align: 'right', tone: 'dust', upright: true },
        { text: isWide ? wide : phone, x: after, y: y(year), align: 'left' },
      ]),
      ...wordsOfWedge(layout, isWide),
    ],
  };
}

/** Three thousand years of the zodiac, and how far its signs have come from its stars. */
export function zodiacHistoryFigure(): MeasuredFigure {
  const stations = STATIONS.map(({ year, wide }) => `${yearWords(year)}, ${wide}`);
  return {
    heights: { wide: 560, phone: 410 },
    alt: `The way of the zodiac on a scale of three thousand years: ${stations.join('; ')}. Beside it a wedge opens from the third century on: signs and stars are ${Math.round(apartDeg(THIS_YEAR))}° apart today.`,
    draw,
  };
}
