import { circlePath, type Glyph } from './glyph-paths.ts';

/** A concave four-point star as path data. */
export function starPath(cx: number, cy: number, r: number): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  const waist = r * 0.14;
  const tips = [0, 1, 2, 3].map((quarter) => {
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][quarter] as [number, number];
    const tip = `${round(cx + dx * r)} ${round(cy + dy * r)}`;
    const side = `${round(cx + (dx - dy) * waist)} ${round(cy + (dy + dx) * waist)}`;
    return `${tip}L${side}L`;
  });
  return `M${tips.join('').replace(/L$/, 'Z')}`;
}

const BELL =
  'M4.4 17.6C6 16.1 6.5 14.3 6.5 11.4C6.5 7.4 8.6 4.8 12 4.8S17.5 7.4 17.5 11.4C17.5 14.3 18 16.1 19.6 17.6ZM12 2.8V4.8M9.6 20.2C10.1 21.1 10.9 21.6 12 21.6S13.9 21.1 14.4 20.2';

export const ICON_GLYPHS = {
  search: { d: `M15.2 15.2L21 21${circlePath(10.2, 10.2, 7)}` },
  bell: { d: BELL },
  'bell-rings': { d: `${BELL}M2.6 9.4C2.7 6.9 3.8 4.7 5.6 3.2M21.4 9.4C21.3 6.9 20.2 4.7 18.4 3.2` },
  close: { d: 'M5.2 5.2L18.8 18.8M18.8 5.2L5.2 18.8' },
  share: {
    d: `M8.7 10.7L15.1 7M8.7 13.3L15.1 17${circlePath(6, 12, 3)}${circlePath(17.7, 5.5, 3)}${circlePath(17.7, 18.5, 3)}`,
  },
  facebook: {
    d: 'M13.9 21.2V13.8H16.9L17.5 10.2H13.9V8.2C13.9 6.9 14.6 6.2 16 6.2H17.8V3C17.1 2.9 16.2 2.8 15.3 2.8C12.2 2.8 10.3 4.7 10.3 7.8V10.2H7V13.8H10.3V21.2Z',
  },
  x: { d: 'M3.8 3.8H8.2L20.2 20.2H15.8ZM19.6 3.8L13.3 10.8M10.8 13.4L4.4 20.2' },
  pinterest: {
    d: `M10 20.6L12 11M8.5 12.9C7.7 12 7.4 11 7.5 10C7.8 7.8 9.7 6.5 12.1 6.5C14.8 6.5 16.6 8.2 16.6 10.6C16.6 13.4 15.2 15.3 13.3 15.3C12.3 15.3 11.5 14.8 11.2 14${circlePath(12, 12, 9.2)}`,
  },
  whatsapp: {
    d: 'M3.2 20.8L4.6 16.3A8.9 8.9 0 1 1 7.8 19.5Z',
    solid:
      'M8.3 8.5C8.6 7.7 9.1 7.3 9.8 7.4C10.2 7.5 10.4 7.8 10.5 8.2L10.9 9.6C11 10 10.9 10.3 10.6 10.6L10.1 11.1C10.7 12.3 11.7 13.3 12.9 13.9L13.4 13.4C13.7 13.1 14 13 14.4 13.1L15.8 13.5C16.2 13.6 16.5 13.8 16.6 14.2C16.7 14.9 16.3 15.4 15.5 15.7C12.2 16.6 7.4 11.8 8.3 8.5Z',
  },
  retry: {
    d: 'M20.2 10.4A8.4 8.4 0 0 0 5 7.3M4.4 3V7.6H9M3.8 13.6A8.4 8.4 0 0 0 19 16.7M19.6 21V16.4H15',
  },
  check: { d: 'M4.2 12.6L9.6 18.2L19.8 6.4' },
  'check-ring': { d: `M7.6 12.3L10.8 15.6L16.6 8.9${circlePath(12, 12, 9.2)}` },
  star4: { solid: starPath(12, 12, 10.6) },
  'moon-star': {
    solid: `${starPath(16.2, 7.8, 5)}M9.2 3.8A9 9 0 1 0 20.2 14.9A8.1 8.1 0 1 1 9.2 3.8Z`,
  },
  'cloud-star': {
    d: 'M7 19.4C4.6 19.4 2.9 18 2.9 15.8C2.9 13.5 4.6 11.9 7.2 11.8C7.7 9.6 9.5 8.2 11.8 8.2C14.3 8.2 16 9.6 16.6 11.8C19.4 11.6 21.1 13.3 21.1 15.6C21.1 17.9 19.4 19.4 17 19.4Z',
    solid: starPath(17.6, 5.4, 3.8),
  },
  day: {
    d: `M12 2.4V4.6M12 19.4V21.6M2.4 12H4.6M19.4 12H21.6M5.2 5.2L6.8 6.8M17.2 17.2L18.8 18.8M18.8 5.2L17.2 6.8M6.8 17.2L5.2 18.8${circlePath(12, 12, 4.6)}`,
  },
  settings: {
    d: `M3 7H9.2M14.8 7H21M3 17H5.2M10.8 17H21${circlePath(12, 7, 2.8)}${circlePath(8, 17, 2.8)}`,
  },
  install: { d: 'M6 2.8H18V21.2H6ZM12 6.2V13.8M8.8 10.8L12 14L15.2 10.8M10.2 17.8H13.8' },
  'chevron-left': { d: 'M14.8 4.8L7.8 12L14.8 19.2' },
  'chevron-right': { d: 'M9.2 4.8L16.2 12L9.2 19.2' },
  'chevron-up': { d: 'M4.8 14.8L12 7.8L19.2 14.8' },
  'chevron-down': { d: 'M4.8 9.2L12 16.2L19.2 9.2' },
  arrow: { d: 'M3.6 12H20.2M14.4 6.2L20.2 12L14.4 17.8' },
  card: {
    d: 'M2.8 6.9L10 3.9L15.8 17.9L8.6 20.9ZM13.2 4H21.2V19.2H18.6',
    solid: starPath(9.3, 12.4, 3.4),
  },
  quote: {
    solid:
      'M10.2 5.2C6.4 6.6 3.8 9.8 3.8 14C3.8 17 5.4 18.8 7.6 18.8C9.5 18.8 10.9 17.4 10.9 15.5C10.9 13.6 9.6 12.3 7.8 12.3C7.2 12.3 6.6 12.4 6.2 12.7C6.6 10 8.2 7.6 10.7 6ZM19.4 5.2C15.6 6.6 13 9.8 13 14C13 17 14.6 18.8 16.8 18.8C18.7 18.8 20.1 17.4 20.1 15.5C20.1 13.6 18.8 12.3 17 12.3C16.4 12.3 15.8 12.4 15.4 12.7C15.8 10 17.4 7.6 19.9 6Z',
  },
  planet: {
    d: `M5.4 14.1C3.1 16.6 1.9 18.7 2.7 19.8C4.1 21.4 9.5 18.3 14.6 13.2S22.9 3.6 21.3 2.7C20.2 1.9 16.8 3.3 13.6 5.6${circlePath(10.9, 11.2, 6.2)}`,
  },
  article: { d: 'M3.6 4.4H20.4V19.6H3.6ZM7.2 8.4H16.8M7.2 12H16.8M7.2 15.6H16.8' },
  quill: {
    d: 'M4 20.6L9.4 14.4M8.6 15.4C7.6 10.2 11 4.6 20.6 3.2C20.4 11.4 16.4 16.8 9.4 14.4C12.8 12.2 15 9.6 16.4 6.8M4.8 20.6H12.4',
  },
  sheet: { d: 'M5.2 2.8H14.4L18.8 7.2V21.2H5.2ZM14.4 2.8V7.2H18.8M8.6 12H15.4M8.6 16H15.4' },
  calendar: {
    d: 'M3.6 5.2H20.4V20.4H3.6ZM3.6 10H20.4M8 2.8V7M16 2.8V7',
    solid: starPath(12, 15.2, 3.4),
  },
  copy: { d: 'M8.4 8.4H20.4V20.8H8.4ZM15.6 8.4V3.6H3.6V16H8.4' },
  download: { d: 'M12 3V15.4M6.8 10.4L12 15.6L17.2 10.4M3.6 16.8V20.6H20.4V16.8' },
  clock: { d: `M12 6.4V12L15.8 14.4${circlePath(12, 12, 9.2)}` },
  place: {
    d: `M12 21.6C8 16.8 5.4 13.4 5.4 9.6C5.4 5.7 8.3 2.8 12 2.8S18.6 5.7 18.6 9.6C18.6 13.4 16 16.8 12 21.6Z${circlePath(12, 9.6, 2.6)}`,
  },
  compass: {
    d: circlePath(12, 12, 10.8),
    fine: `${circlePath(12, 12, 7.5)}${twelveTicks(7.5, 10.8)}`,
    solid: starPath(12, 12, 6.2),
  },
} satisfies Record<string, Glyph>;

function twelveTicks(inner: number, outer: number): string {
  const place = (r: number, step: number) => {
    const angle = (step * Math.PI) / 6;
    return `${(12 + r * Math.sin(angle)).toFixed(1)} ${(12 - r * Math.cos(angle)).toFixed(1)}`;
  };
  return Array.from({ length: 12 }, (_, step) => `M${place(inner, step)}L${place(outer, step)}`).join('');
}
