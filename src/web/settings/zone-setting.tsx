import { useId, useMemo, type ReactNode } from 'react';
import { zoneCity, zoneLabel, zoneRegion } from '../../domain/preferences/zone-name.ts';
import { patchPreferences } from '../preferences/calls.ts';
import fields from '../preferences/field.module.css';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SaveNote } from './notes.tsx';
import styles from './settings.module.css';
import { useSaving } from './use-saving.ts';

/** All zones the browser knows, and the stored one even if it knows it by another name. */
function zonesByRegion(stored: string): [region: string, zones: string[]][] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), stored])];
  const sorted = zones.toSorted((one, other) => zoneCity(one).localeCompare(zoneCity(other)));
  return [...Map.groupBy(sorted, zoneRegion)].toSorted(([one], [other]) => one.localeCompare(other));
}

export function ZoneSetting({ zone: stored }: { zone: string }): ReactNode {
  const id = useId();
  const regions = useMemo(() => zonesByRegion(stored), [stored]);
  const saving = useSaving(
    (timezone: string) => patchPreferences({ timezone }),
    (timezone) => `On ${zoneCity(timezone)} time.`,
  );
  const zone = saving.shown(stored);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fields.label}>
        Time zone
      </label>
      <div className={classes(fields.box, styles.zone)}>
        <select
          id={id}
          value={zone}
          onChange={({ target }) => saving.save(target.value)}
          className={fields.select}
        >
          {regions.map(([region, zones]) => (
            <optgroup key={region} label={region}>
              {zones.map((name) => (
                <option key={name} value={name}>
                  {name === zone ? zoneLabel(name) : zoneCity(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Glyph name="chevron-down" size={20} className={styles.chevron} />
      </div>
      <SaveNote saving={saving}>Follows this device when you travel.</SaveNote>
    </div>
  );
}
