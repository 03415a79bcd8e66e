import type { CivilDate } from '../calendar/civil-date.ts';

/** Every feast that is worked out, with the name it has in a sentence. */
export const FEAST_NAMES = {
  epiphany: 'Epiphany',
  'ash-wednesday': 'Ash Wednesday',
  'palm-sunday': 'Palm Sunday',
  'good-friday': 'Good Friday',
  easter: 'Easter',
  'orthodox-easter': 'Orthodox Easter',
  pentecost: 'Pentecost',
  'all-saints': 'All Saints’ Day',
  advent: 'the First Sunday of Advent',
  christmas: 'Christmas',
  purim: 'Purim',
  passover: 'Passover',
  shavuot: 'Shavuot',
  'rosh-hashanah': 'Rosh Hashanah',
  'yom-kippur': 'Yom Kippur',
  sukkot: 'Sukkot',
  hanukkah: 'Hanukkah',
  ramadan: 'the first day of Ramadan',
  'eid-al-fitr': 'Eid al-Fitr',
  'eid-al-adha': 'Eid al-Adha',
  diwali: 'Diwali',
  'guru-nanak': 'Guru Nanak Gurpurab',
  vesak: 'Vesak',
  nowruz: 'Nowruz',
  thanksgiving: 'Thanksgiving',
} as const;
export type FeastKey = keyof typeof FEAST_NAMES;
export const FEAST_KEYS = Object.keys(FEAST_NAMES) as FeastKey[];

export interface Feast {
  key: FeastKey;
  name: string;
  /** Its first day. */
  date: CivilDate;
  /** It begins at sunset of the day before. */
  fromSunset?: true;
  /** The sighting of the crescent, or a country's own calendar, may put it on a neighboring day. */
  mayMove?: true;
}

export type FeastDate = Omit<Feast, 'name'>;
