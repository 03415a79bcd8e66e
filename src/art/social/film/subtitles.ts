import type { TimedCaption } from './timing.ts';

/** "00:00:04.500"; SubRip has a comma before the thousandths. */
function stamp(seconds: number, mark: '.' | ','): string {
  const iso = new Date(Math.round(seconds * 1000)).toISOString();
  return iso.slice(11, 23).replace('.', mark);
}

/** Of a cue that reads as markup otherwise. */
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Captions as WebVTT. */
export function vttOf(captions: readonly TimedCaption[]): string {
  const cues = captions.map(
    ({ text, from, to }) => `${stamp(from, '.')} --> ${stamp(to, '.')}\n${plain(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Captions as SubRip, which YouTube takes as well. */
export function srtOf(captions: readonly TimedCaption[]): string {
  return captions
    .map(({ text, from, to }, index) => `${index + 1}\n${stamp(from, ',')} --> ${stamp(to, ',')}\n${text}\n`)
    .join('\n');
}
