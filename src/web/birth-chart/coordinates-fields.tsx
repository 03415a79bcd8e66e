import { useId, type ReactNode } from 'react';
import { deviceZone } from '../shell/device-zone.ts';
import { Button } from '../ui/button.tsx';
import type { ChartValues, Problems } from './chart-values.ts';
import styles from './chart-form.module.css';
import { FieldBox, fieldProps } from './field-box.tsx';

type Coordinates = NonNullable<ChartValues['coordinates']>;

/** Whoever enters coordinates was perhaps born nearby; the zone can be changed. */
export const startingCoordinates = (): Coordinates => ({ lat: '', lon: '', zone: deviceZone() });

interface CoordinatesFieldsProps {
  idOf: (field: 'lat' | 'lon' | 'zone') => string;
  values: Coordinates;
  problems: Problems;
  onChange: (values: Coordinates) => void;
  onByName: () => void;
}

/** For places that are in no list: a ship, a farm, a town under another name. */
export function CoordinatesFields({
  idOf,
  values,
  problems,
  onChange,
  onByName,
}: CoordinatesFieldsProps): ReactNode {
  const zones = useId();
  const input = (field: keyof Coordinates, rest: object): ReactNode => (
    <input
      {...fieldProps(idOf(field), problems[field])}
      type="text"
      autoComplete="off"
      value={values[field]}
      onChange={({ target }) => onChange({ ...values, [field]: target.value })}
      {...rest}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Place of birth</legend>
      <div className={styles.pair}>
        <FieldBox id={idOf('lat')} label="Latitude" hint="48.85 is Paris" problem={problems.lat}>
          {input('lat', { inputMode: 'text', placeholder: '48.85' })}
        </FieldBox>
        <FieldBox id={idOf('lon')} label="Longitude" hint="west is negative" problem={problems.lon}>
          {input('lon', { inputMode: 'text', placeholder: '2.35' })}
        </FieldBox>
      </div>
      <FieldBox id={idOf('zone')} label="Time zone" problem={problems.zone}>
        {input('zone', { list: zones, placeholder: 'Europe/Paris', spellCheck: false })}
      </FieldBox>
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <Button kind="text" onClick={onByName}>
        Find it by name instead
      </Button>
    </fieldset>
  );
}
