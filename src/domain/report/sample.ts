/** Whose report anybody may read: the hour stands on his birth certificate, “vormittags um elf ein halb Uhr”. */
export const SAMPLE = {
  name: 'Albert Einstein',
  firstName: 'Albert',
  date: '1879-03-14',
  time: '11:30',
  place: 'Ulm, Germany',
  latitudeDeg: 48.4,
  longitudeDeg: 9.99,
  zone: 'Europe/Berlin',
  /** The one he would have ordered it in: four papers, one of them on time itself. */
  year: 1905,
  /** Where he lived then. */
  yearZone: 'Europe/Zurich',
} as const;

/** Where it can be had as a book, by the size of the paper. */
export const SAMPLE_BOOKS = {
  letter: '/personal-destiny-report/sample-letter.pdf',
  a4: '/personal-destiny-report/sample-a4.pdf',
} as const;

export type SampleWheel = 'wide' | 'phone' | 'mini' | 'paper';

/** Its wheel as files: drawn for three widths of windows, and in ink for the page that shows paper. */
export const SAMPLE_WHEELS: Readonly<Record<SampleWheel, string>> = {
  wide: '/report-art/sample-wheel-wide.svg',
  phone: '/report-art/sample-wheel-phone.svg',
  mini: '/report-art/sample-wheel-mini.svg',
  paper: '/report-art/sample-wheel-paper.svg',
};
