import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useToday } from '../shell/today.tsx';
import { FIELDS, problemsOf, type ChartValues, type Field, type Problems } from './chart-values.ts';
import type { Drawing } from './use-chart.ts';

/** The fields whose change makes another question of the same hour. */
const MOVES_THE_HOUR: readonly (keyof ChartValues)[] = [
  'date',
  'time',
  'timeKind',
  'about',
  'place',
  'coordinates',
];

/** What was said of a field holds until that field is changed. */
const FIELDS_OF: Partial<Record<keyof ChartValues, readonly Field[]>> = {
  date: ['date'],
  placeText: ['place'],
  place: ['place'],
  coordinates: ['place', 'lat', 'lon', 'zone'],
  timeKind: ['time'],
  about: ['time'],
  time: ['time'],
};

function withoutChanged(problems: Problems, changed: Partial<ChartValues>): Problems {
  const fields = (Object.keys(changed) as (keyof ChartValues)[]).flatMap((key) => FIELDS_OF[key] ?? []);
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => !fields.includes(field as Field)),
  ) as Problems;
}

/** Of the one form of its page: named by hand, they are the same on the server and in the browser. */
export const idOf = (field: Field | 'name'): string => `birth-${field}`;

/** The keyboard goes to what has to be mended first. */
function focusFirst(wrong: Problems): void {
  const first = FIELDS.find((field) => wrong[field] !== undefined);
  if (first) document.getElementById(idOf(first))?.focus();
}

export interface ChartFormState {
  form: RefObject<HTMLFormElement | null>;
  values: ChartValues;
  problems: Problems;
  change: (changed: Partial<ChartValues>) => void;
  submit: (event: FormEvent) => void;
}

/** What stands in the form and what is wrong with it; nothing is sent before that is mended. */
export function useChartForm(
  start: ChartValues,
  drawing: Drawing,
  check: () => boolean = () => true,
): ChartFormState {
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [found, setFound] = useState<Problems>({});
  useEffect(() => focusFirst(drawing.problems), [drawing.problems]);
  const change = (changed: Partial<ChartValues>): void => {
    const moves = MOVES_THE_HOUR.some((key) => key in changed);
    setValues((before) => ({ ...before, ...(moves && { fold: undefined }), ...changed }));
    setFound((before) => withoutChanged(before, changed));
    if (moves) drawing.forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const date = form.current?.elements.namedItem('date') as HTMLInputElement;
    const wrong = problemsOf(values, today, date.validity);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) focusFirst(wrong);
    else if (check()) drawing.draw(values);
  };
  return { form, values, problems: { ...drawing.problems, ...found }, change, submit };
}
