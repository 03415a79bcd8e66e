import type { ReactNode } from 'react';
import { FIRST_BIRTH_DATE } from '../birth-chart/chart-values.ts';
import { FieldBox, fieldProps } from '../birth-chart/field-box.tsx';
import styles from './gift-page.module.css';

interface PlainFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'date' | 'time' | 'email';
  required?: boolean;
  value?: string;
  min?: string;
}

export function PlainField({ name, label, hint, value, type = 'text', ...rest }: PlainFieldProps): ReactNode {
  const id = `plain-${name.replaceAll('.', '-')}`;
  return (
    <FieldBox id={id} label={label} hint={hint}>
      <input {...fieldProps(id, undefined)} {...rest} type={type} name={name} defaultValue={value} />
    </FieldBox>
  );
}

/** The birth where there is no script: places cannot be looked up while they are typed, so they go by coordinates. */
export function PlainBirth({ name }: { name?: string }): ReactNode {
  return (
    <>
      <p className={styles.words}>
        JavaScript is turned off, so we can’t look up your birthplace by name. Its coordinates do just as
        well; any map has them.
      </p>
      <PlainField name="birth.name" label="Name on the cover" value={name} />
      <PlainField name="birth.date" label="Date of birth" type="date" min={FIRST_BIRTH_DATE} required />
      <PlainField
        name="birth.time"
        label="Time of birth"
        type="time"
        hint="Leave it empty if you don’t know it."
      />
      <PlainField name="birth.place.lat" label="Latitude" hint="45.75 is Lyon; south is negative." required />
      <PlainField name="birth.place.lon" label="Longitude" hint="4.85 is Lyon; west is negative." required />
      <PlainField name="birth.place.zone" label="Time zone" hint="As Europe/Paris." required />
    </>
  );
}
