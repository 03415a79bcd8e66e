const MEGABYTE = 1024 * 1024;

/** "12,400" */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** "1 message", "2 messages" */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${counted(count)} ${count === 1 ? one : many}`;

export function megabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return size < 1024 ? `${counted(Math.round(size))} MB` : `${(size / 1024).toFixed(1)} GB`;
}

/** "0.1 s", "4 min", "2 days" */
export function span(milliseconds: number): string {
  const seconds = Math.abs(milliseconds) / 1000;
  if (seconds < 90) return `${seconds.toFixed(1)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** "3:15 AM" on the wall of the site. */
export function wallTime(at: Date, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // Its space is one that some fonts do not have.
  return shown.format(at).replaceAll('\u202f', ' ');
}
