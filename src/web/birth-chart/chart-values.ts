import type { ChartRequest } from '../../contract/chart.ts';
import type { PlaceAnswer } from '../../contract/places.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { clockTime } from '../../domain/calendar/written-time.ts';
import type { HouseSystem } from '../../domain/natal/houses.ts';
import { ABOUT_TIMES, type AboutKey, type AboutTime, type TimeKind } from './told-time.ts';

export const FIRST_BIRTH_DATE = '1900-01-01';

/** What stands in the form. */
export interface ChartValues {
  name: string;
  date: CivilDate;
  timeKind: TimeKind;
  time: string;
  about: AboutKey;
  /** What was typed into the field of the place. */
  placeText: string;
  place: PlaceAnswer | null;
  /** Typed by hand where the place has no name in the list; null while it is sought by name. */
  coordinates: { lat: string; lon: string; zone: string } | null;
  houses: HouseSystem;
  fold: 0 | 1 | null | undefined;
}

export const EMPTY_VALUES: ChartValues = {
  name: '',
  date: '',
  timeKind: 'exact',
  time: '',
  about: 'quarter',
  placeText: '',
  place: null,
  coordinates: null,
  houses: 'whole',
  fold: undefined,
};

export type Field = 'date' | 'time' | 'place' | 'lat' | 'lon' | 'zone';
/** In the order in which the fields stand. */
export const FIELDS: readonly Field[] = ['date', 'place', 'lat', 'lon', 'zone', 'time'];
export type Problems = Partial<Record<Field, string>>;

export const aboutOf = ({ about }: ChartValues): AboutTime => ABOUT_TIMES[about];

/** Whether a clock time is asked for. */
export function needsTime(values: ChartValues): boolean {
  return values.timeKind === 'exact' || (values.timeKind === 'about' && !aboutOf(values).time);
}

/** What the browser itself finds wrong with the date, for which it gives no value. */
export type DateValidity = Pick<ValidityState, 'badInput'>;

function dateProblem(date: string, today: CivilDate, { badInput }: DateValidity): string | undefined {
  if (badInput) return 'There’s no such date. Please check the day and the month.';
  if (date === '') return 'Please enter your date of birth.';
  if (date < FIRST_BIRTH_DATE) return `We draw charts from ${monthDayYear(FIRST_BIRTH_DATE)} on.`;
  return date > today ? 'That date is still to come.' : undefined;
}

const isWithin = (text: string, most: number): boolean =>
  text.trim() !== '' && Math.abs(Number(text.replace(',', '.'))) <= most;

function placeProblems({ place, placeText, coordinates }: ChartValues): Problems {
  if (coordinates)
    return {
      ...(!isWithin(coordinates.lat, 90) && { lat: 'A number from −90 to 90, north is positive.' }),
      ...(!isWithin(coordinates.lon, 180) && { lon: 'A number from −180 to 180, east is positive.' }),
      ...(!coordinates.zone.trim() && { zone: 'Please name the time zone, such as Europe/Paris.' }),
    };
  if (place) return {};
  return {
    place: placeText.trim()
      ? 'Please choose a place from the list.'
      : 'Please enter the place where you were born.',
  };
}

/** Everything that keeps a chart from being drawn, by field. */
export function problemsOf(values: ChartValues, today: CivilDate, validity: DateValidity): Problems {
  const date = dateProblem(values.date, today, validity);
  const isTimeMissing = needsTime(values) && values.time === '';
  return {
    ...(date && { date }),
    ...placeProblems(values),
    ...(isTimeMissing && { time: 'Please enter a time, or choose “Don’t know.”' }),
  };
}

/** Of two equal clock times nobody is asked who knows only about when it was. */
function timeOf(values: ChartValues): Pick<ChartRequest, 'time' | 'uncertainMinutes' | 'fold'> {
  if (values.timeKind === 'unknown') return { time: null };
  if (values.timeKind === 'exact')
    return { time: values.time, ...(values.fold !== undefined && { fold: values.fold }) };
  const { minutes, time } = aboutOf(values);
  return { time: time ?? values.time, uncertainMinutes: minutes, fold: null };
}

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** The call's body. Only for values without problems. */
export function requestOf(values: ChartValues): ChartRequest {
  const { date, coordinates, place, houses } = values;
  return {
    date,
    ...timeOf(values),
    place: coordinates
      ? { lat: numberOf(coordinates.lat), lon: numberOf(coordinates.lon), zone: coordinates.zone.trim() }
      : { id: place!.id },
    houses,
  };
}

/** "6:40 AM" */
export function writtenTime(time: string): string {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return clockTime(hours, minutes);
}

function timeLine(values: ChartValues): string {
  if (values.timeKind === 'unknown') return 'time unknown';
  if (values.timeKind === 'exact') return writtenTime(values.time);
  const { label, time } = aboutOf(values);
  return time
    ? label.slice(0, label.indexOf(',')).toLowerCase()
    : `about ${writtenTime(values.time)}, ${label.toLowerCase()}`;
}

/** "New York City, New York" */
export function placeName({ name, region }: PlaceAnswer): string {
  return region && region !== name ? `${name}, ${region}` : name;
}

function placeLine({ coordinates, place }: ChartValues): string {
  if (coordinates) return `${coordinates.lat}°, ${coordinates.lon}°`;
  return `${place!.name}, ${place!.countryName}`;
}

/** "November 3, 1991 · 6:40 AM · Lyon, France" */
export function birthLine(values: ChartValues): string {
  return [monthDayYear(values.date), timeLine(values), placeLine(values)].join(' · ');
}
