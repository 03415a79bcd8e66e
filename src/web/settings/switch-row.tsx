import { useId, type ReactNode } from 'react';
import { Switch } from '../ui/switch.tsx';
import { SaveNote } from './notes.tsx';
import styles from './settings.module.css';
import type { Saving } from './use-saving.ts';

interface SwitchRowProps {
  name: string;
  description: string;
  isOn: boolean;
  saving: Saving<boolean>;
}

/** A name, what it means, and the switch within the thumb's reach. */
export function SwitchRow({ name, description, isOn, saving }: SwitchRowProps): ReactNode {
  const id = useId();
  const [nameId, noteId] = [`${id}name`, `${id}note`];
  return (
    <div className={styles.row}>
      <div>
        <label id={nameId} htmlFor={id} className={styles.name}>
          {name}
        </label>
        <SaveNote saving={saving} id={noteId}>
          {description}
        </SaveNote>
      </div>
      <Switch
        id={id}
        labelledBy={nameId}
        describedBy={saving.state.kind === 'rest' ? noteId : undefined}
        isOn={saving.shown(isOn)}
        onChange={saving.save}
      />
    </div>
  );
}
