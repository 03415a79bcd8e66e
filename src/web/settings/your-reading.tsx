import type { ReactNode } from 'react';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { patchPreferences } from '../preferences/calls.ts';
import { SignField } from '../preferences/sign-field.tsx';
import { rememberSign } from '../shell/remembered-sign.ts';
import { SaveNote } from './notes.tsx';
import { Section } from './section.tsx';
import { useSaving } from './use-saving.ts';

async function changeSign(zodiacSign: SignKey | null): Promise<void> {
  if (!zodiacSign) return;
  await patchPreferences({ zodiacSign });
  rememberSign(zodiacSign);
}

export function YourReading({ sign: known }: { sign: SignKey | null }): ReactNode {
  const saving = useSaving<SignKey | null>(changeSign, (sign) =>
    sign ? `Your sign is ${signOf(sign).name}.` : '',
  );
  return (
    <Section name="Your Reading">
      <SignField sign={saving.shown(known)} onChange={saving.save} />
      <SaveNote saving={saving} />
    </Section>
  );
}
