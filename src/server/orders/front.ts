import type { OrderBirth, OrderFront } from '../../contract/orders.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { birthTimeWords } from '../../domain/report/birth-words.ts';
import type { PlacesService } from '../places/service.ts';

/** "45.75° N" */
const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

async function placeWords(place: OrderBirth['place'], places: Pick<PlacesService, 'byId'>): Promise<string> {
  if (!('id' in place)) return `${degrees(place.lat, 'N', 'S')}, ${degrees(place.lon, 'E', 'W')}`;
  const found = await places.byId(place.id);
  return found ? `${found.name}, ${found.countryName}` : 'an unknown place';
}

function timeWords({ time, uncertainMinutes = 0 }: OrderBirth): string | null {
  if (time === null) return null;
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return birthTimeWords(hour, minute, uncertainMinutes > 0);
}

/** Whom a report is about, in words: as on its cover. */
export async function frontOf(birth: OrderBirth, places: Pick<PlacesService, 'byId'>): Promise<OrderFront> {
  return {
    name: birth.name ?? null,
    date: monthDayYear(birth.date),
    time: timeWords(birth),
    place: await placeWords(birth.place, places),
  };
}
