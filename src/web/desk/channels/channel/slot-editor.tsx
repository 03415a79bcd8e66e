import type { ReactNode } from 'react';
import type { DeskChannel } from '../../../../contract/desk-channels.ts';
import { addDays } from '../../../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../../../domain/calendar/written-date.ts';
import { kindsOf } from '../../../../domain/channels/channel-rules.ts';
import type { PostKind, Slot } from '../../../../domain/channels/channel.ts';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { KIND_NAMES } from '../channel-words.ts';
import styles from './slot-editor.module.css';

const A_SUNDAY = '2026-11-15';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map(
  (weekday) => [String(weekday), weekdayName(addDays(A_SUNDAY, weekday))] as const,
);
const MOST_SLOTS = 42;

interface SlotEditorProps {
  channel: Pick<DeskChannel, 'niche' | 'network'>;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
}

interface RowProps {
  /** "Slot 3" */
  name: string;
  slot: Slot;
  kinds: readonly PostKind[];
  onChange: (slot: Slot) => void;
  onRemove: () => void;
}

function Row({ name, slot, kinds, onChange, onRemove }: RowProps): ReactNode {
  return (
    <div role="group" aria-label={name} className={styles.row}>
      <SelectField
        label="Day"
        value={String(slot.weekday)}
        options={WEEKDAYS}
        onChange={(weekday) => onChange({ ...slot, weekday: Number(weekday) })}
      />
      <TextField
        label="Time"
        type="time"
        required
        value={slot.time}
        onChange={({ target }) => target.value !== '' && onChange({ ...slot, time: target.value })}
      />
      <SelectField
        label="With"
        value={slot.kind}
        options={kinds.map((kind) => [kind, KIND_NAMES[kind]] as const)}
        onChange={(kind) => onChange({ ...slot, kind })}
      />
      <button type="button" className={styles.remove} aria-label="Remove this slot" onClick={onRemove}>
        <Glyph name="close" size={18} weight={1.6} />
      </button>
    </div>
  );
}

/** The places of every week: when, and what is posted there. */
export function SlotEditor({ channel, slots, onChange }: SlotEditorProps): ReactNode {
  const allowed = kindsOf(channel.niche, channel.network);
  // What a slot has stays choosable, whatever the rules have become.
  const kinds = [...new Set([...allowed, ...slots.map(({ kind }) => kind)])];
  const replace = (at: number, slot: Slot): void =>
    onChange(slots.map((one, index) => (index === at ? slot : one)));
  const add = (): void => {
    const { weekday = 7, time = '09:00', kind = kinds[0] } = slots.at(-1) ?? {};
    if (kind) onChange([...slots, { weekday: (weekday % 7) + 1, time, kind }]);
  };
  return (
    <fieldset className={styles.slots}>
      <legend>Slots</legend>
      {slots.map((slot, at) => (
        <Row
          key={at}
          name={`Slot ${at + 1}`}
          slot={slot}
          kinds={kinds}
          onChange={(changed) => replace(at, changed)}
          onRemove={() => onChange(slots.filter((_, index) => index !== at))}
        />
      ))}
      <Button kind="line" disabled={slots.length >= MOST_SLOTS} onClick={add}>
        Add a slot
      </Button>
      <p className={styles.hint}>Two slots at the same time take turns, week by week.</p>
    </fieldset>
  );
}
