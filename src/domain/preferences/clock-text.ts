/** Minutes since midnight of a time written as HH:MM. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** "8:00 AM" of "08:00", never torn apart at the end of a line. */
export function clockText(time: string): string {
  const minute = minuteOfDay(time);
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${time.slice(3)}\u00A0${hour < 12 ? 'AM' : 'PM'}`;
}

export function partOfDay(time: string): 'morning' | 'afternoon' | 'evening' | 'night' {
  const hour = minuteOfDay(time) / 60;
  if (hour < 4 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
