const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** "41 MB", "2.7 MB": two figures are enough to see whether it grows. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const figure = unit > 0 && value < 9.95 ? value.toFixed(1) : String(Math.round(value));
  return `${figure} ${UNITS[unit]}`;
}
