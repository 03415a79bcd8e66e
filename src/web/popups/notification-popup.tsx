import { useState, type ReactNode } from 'react';
import { clockText, partOfDay } from '../../domain/preferences/clock-text.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { knownPreferences, takeStep } from '../preferences/calls.ts';
import { ForSignField } from '../preferences/sign-field.tsx';
import { rememberedSign } from '../shell/remembered-sign.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { logged } from './plan-visit.ts';

interface NotificationPopupProps {
  /** Called within the click: browsers put their question only then. */
  onYes: (sign: SignKey) => void;
  onClose: () => void;
}

function titleFor(sign: SignKey | null, time: string): string {
  const every = `every ${partOfDay(time)}?`;
  return sign ? `${signOf(sign).name}, ${every}` : `Your reading, ${every}`;
}

export function NotificationPopup({ onYes, onClose }: NotificationPopupProps): ReactNode {
  const [known] = useState(knownPreferences);
  const [sign, setSign] = useState(() => known?.zodiacSign ?? rememberedSign());
  const time = known?.notificationTime ?? '08:00';
  const answer = (step: 'horoscope-decline' | 'horoscope-never-ask'): void => {
    onClose();
    takeStep(step).catch(logged('The answer about notifications could not be saved'));
  };
  const decline = (): void => answer('horoscope-decline');
  return (
    <Dialog
      title={titleFor(sign, time)}
      glyph="bell"
      text={`One notification a day at ${clockText(time)}, with your reading. Nothing else, and you can stop it in Settings.`}
      isUnasked
      onDismiss={decline}
    >
      <ForSignField sign={sign} onChange={setSign} />
      <ButtonRow stretch>
        <Button disabled={!sign} onClick={() => sign && onYes(sign)}>
          Yes
        </Button>
        <Button kind="line" onClick={decline}>
          No, thanks
        </Button>
      </ButtonRow>
      <Button kind="text" onClick={() => answer('horoscope-never-ask')}>
        Don’t ask again
      </Button>
    </Dialog>
  );
}
