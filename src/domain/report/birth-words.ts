import { partOfDay, type PartOfDay } from './chapters.ts';

const WORDS: Record<PartOfDay, string> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
  day: '',
};

/** "at 6:40 in the morning", "at about 6:40 in the morning" */
export function birthTimeWords(hour: number, minute: number, isAbout = false): string {
  const clock = `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')}`;
  return [isAbout ? 'at about' : 'at', clock, WORDS[partOfDay([hour])]].join(' ');
}
