/** What stands above a verse. None carries the mark of one faith, so that each serves every tradition. */
export const SCENES = [
  { key: 'lamp', name: 'Lamp' },
  { key: 'dove', name: 'Dove' },
  { key: 'olive-branch', name: 'Olive Branch' },
  { key: 'window', name: 'Window' },
  { key: 'sea-and-stars', name: 'Sea and Stars' },
  { key: 'open-book', name: 'Open Book' },
  { key: 'well', name: 'Well' },
  { key: 'path', name: 'Path' },
  { key: 'tree-by-water', name: 'Tree by Water' },
  { key: 'mountain-dawn', name: 'Mountain at Dawn' },
  { key: 'rain', name: 'Rain' },
  { key: 'wheat', name: 'Wheat' },
] as const;
export type SceneKey = (typeof SCENES)[number]['key'];
