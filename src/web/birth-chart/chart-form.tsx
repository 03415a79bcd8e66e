import type { ReactNode } from 'react';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { useToday } from '../shell/today.tsx';
import { Button } from '../ui/button.tsx';
import { FIRST_BIRTH_DATE, type ChartValues } from './chart-values.ts';
import styles from './chart-form.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { CoordinatesFields, startingCoordinates } from './coordinates-fields.tsx';
import { FieldBox, fieldProps } from './field-box.tsx';
import { PlaceField } from './place-field.tsx';
import { RepeatedHour } from './repeated-hour.tsx';
import { TimeFields } from './time-fields.tsx';
import type { Drawing } from './use-chart.ts';
import { idOf, useChartForm, type ChartFormState } from './use-chart-form.ts';

/** What another page asks for with a birth. */
export interface ChartFormExtras {
  /** What its button says, at rest and at work. */
  labels?: readonly [rest: string, busy: string];
  /** What becomes of what is typed. */
  note?: string;
  /** Asked for beside the birth; stands before the button. */
  children?: ReactNode;
  /** Whether that is filled in; it leads the keyboard to what is not. */
  check?: () => boolean;
  /** After the button: another way to send the same. */
  beside?: ReactNode;
  /** Of its own button, before the form is sent. */
  onPress?: () => void;
}

interface ChartFormProps extends ChartFormExtras {
  start: ChartValues;
  drawing: Drawing;
}

const DRAW = ['Draw my chart', 'Drawing…'] as const;

const NOTE = 'Worked out without storing anything. Your birth details never go into the address bar.';

const HOUSES = [
  ['whole', 'Whole signs'],
  ['placidus', 'Placidus'],
] as const;

type FieldsProps = Pick<ChartFormState, 'values' | 'problems' | 'change'>;

function NameAndDate({ values, problems, change }: FieldsProps): ReactNode {
  const today = useToday();
  return (
    <>
      <FieldBox id={idOf('name')} label="Name" aside="if you like">
        <input
          {...fieldProps(idOf('name'), undefined)}
          type="text"
          maxLength={60}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </FieldBox>
      <FieldBox
        id={idOf('date')}
        label="Date of birth"
        hint={`From ${monthDayYear(FIRST_BIRTH_DATE)} to today.`}
        problem={problems.date}
      >
        <input
          {...fieldProps(idOf('date'), problems.date)}
          type="date"
          name="date"
          min={FIRST_BIRTH_DATE}
          max={today || undefined}
          required
          value={values.date}
          onChange={({ target }) => change({ date: target.value })}
        />
      </FieldBox>
    </>
  );
}

/** By its name, or by its coordinates where it has none in our list. */
function Place({ values, problems, change }: FieldsProps): ReactNode {
  if (values.coordinates)
    return (
      <CoordinatesFields
        idOf={idOf}
        values={values.coordinates}
        problems={problems}
        onChange={(coordinates) => change({ coordinates })}
        onByName={() => change({ coordinates: null })}
      />
    );
  return (
    <PlaceField
      id={idOf('place')}
      text={values.placeText}
      place={values.place}
      problem={problems.place}
      onType={(placeText) => change({ placeText, place: null })}
      onPick={(place) => change({ place })}
      onByHand={() => change({ place: null, coordinates: startingCoordinates() })}
    />
  );
}

/** Birth, place and time, with what is wrong beside each. */
export function ChartForm(props: ChartFormProps): ReactNode {
  const { start, drawing, labels = DRAW, note = NOTE, children, check, beside, onPress } = props;
  const { form, submit, ...fields } = useChartForm(start, drawing, check);
  const { values, problems, change } = fields;
  const { choices, why, isBusy } = drawing;
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      className={styles.form}
      aria-label="Your birth"
    >
      <NameAndDate {...fields} />
      <Place {...fields} />
      <TimeFields id={idOf('time')} values={values} problem={problems.time} onChange={change} />
      {choices && (
        <RepeatedHour
          time={values.time}
          choices={choices}
          fold={values.fold}
          onChoose={(fold) => change({ fold })}
        />
      )}
      <ChoiceRow
        name="houses"
        legend="Houses"
        choices={HOUSES}
        chosen={values.houses}
        onChoose={(houses) => change({ houses })}
      />
      {children}
      <div role="alert">{why && <p className={styles.failure}>That didn’t work. {why}</p>}</div>
      <Button type="submit" className={styles.draw} aria-busy={isBusy} onClick={onPress}>
        {labels[isBusy ? 1 : 0]}
      </Button>
      {beside}
      <p className={styles.note}>{note}</p>
    </form>
  );
}
