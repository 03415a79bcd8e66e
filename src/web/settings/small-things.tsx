import { useState, type ReactNode } from 'react';
import type { PreferencesAnswer } from '../../contract/preferences.ts';
import { patchPreferences } from '../preferences/calls.ts';
import { isSearchShortcutOn, setSearchShortcut } from '../shell/shortcut.ts';
import { Section } from './section.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useSaving } from './use-saving.ts';

function Jokes({ isOn }: { isOn: boolean }): ReactNode {
  const saving = useSaving(
    (jokesEnabled: boolean) => patchPreferences({ jokesEnabled }),
    (on) => (on ? 'A joke will be offered now and then.' : 'No more jokes.'),
  );
  return <SwitchRow name="Offer me jokes" description="At most one a visit." isOn={isOn} saving={saving} />;
}

/** Kept on the device: it is about this keyboard and nobody else's. */
function Shortcut(): ReactNode {
  const [isOn, setOn] = useState(isSearchShortcutOn);
  const saving = useSaving(
    async (on: boolean) => {
      setSearchShortcut(on);
      setOn(on);
    },
    (on) => (on ? 'The / key opens search.' : 'The / key no longer opens search.'),
  );
  return (
    <SwitchRow
      name="Search with the / key"
      description="Turn this off if you use voice control."
      isOn={isOn}
      saving={saving}
    />
  );
}

export function SmallThings({ preferences }: { preferences: PreferencesAnswer }): ReactNode {
  return (
    <Section name="Other Settings">
      <Jokes isOn={preferences.jokesEnabled} />
      <Shortcut />
    </Section>
  );
}
