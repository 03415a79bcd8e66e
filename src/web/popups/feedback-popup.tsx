import { useId, useState, type ReactNode } from 'react';
import { clockText } from '../../domain/preferences/clock-text.ts';
import { changeTime, knownPreferences, refreshPreferences, takeStep } from '../preferences/calls.ts';
import { TimeField } from '../preferences/time-field.tsx';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { logged } from './plan-visit.ts';

async function keepTime(): Promise<void> {
  await takeStep('feedback-shown');
  await refreshPreferences();
}

interface PickerProps {
  time: string;
  onSave: (time: string) => void;
  onKeep: () => void;
}

function Picker({ time, onSave, onKeep }: PickerProps): ReactNode {
  const [chosen, setChosen] = useState(time);
  const field = useId();
  return (
    <Dialog
      title="A Better Time"
      glyph="clock"
      text="When should your horoscope arrive?"
      isUnasked
      onDismiss={onKeep}
    >
      <TimeField id={field} label="New time" value={chosen} onChange={setChosen} />
      <ButtonRow stretch>
        <Button disabled={chosen === ''} onClick={() => onSave(chosen)}>
          Save
        </Button>
        <Button kind="line" onClick={onKeep}>
          Keep {clockText(time)}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** Whether the time of the notification still suits. */
export function FeedbackPopup({ onClose }: { onClose: () => void }): ReactNode {
  const [time] = useState(() => knownPreferences()?.notificationTime ?? '08:00');
  const [isPicking, setPicking] = useState(false);
  const keep = (): void => {
    onClose();
    keepTime().catch(logged('The answer about the time could not be saved'));
  };
  const save = (chosen: string): void => {
    onClose();
    changeTime(chosen).catch(logged('The notification time could not be changed'));
  };
  if (isPicking) return <Picker time={time} onSave={save} onKeep={keep} />;
  return (
    <Dialog
      title="Still a Good Time?"
      glyph="clock"
      text={`Is ${clockText(time)} still a good time for your horoscope?`}
      isUnasked
      onDismiss={keep}
    >
      <ButtonRow stretch>
        <Button onClick={keep}>Keep</Button>
        <Button kind="line" onClick={() => setPicking(true)}>
          Change
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
