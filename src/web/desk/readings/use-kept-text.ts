import { useState } from 'react';
import { deviceOf } from '../drafts/device-text.ts';

/** What is typed into a form, kept on this device until it is sent. */
export function useKeptText<Names extends string>(name: string, first: Record<Names, string>) {
  const [device] = useState(() => deviceOf('correction', name));
  const [fields, setFields] = useState(() => {
    const kept = device.own() ?? device.left()[0];
    return { ...first, ...(kept?.fields as Record<Names, string> | undefined) };
  });
  return {
    fields,
    setField(field: Names, value: string): void {
      const next = { ...fields, [field]: value };
      setFields(next);
      device.write({ fields: next, revision: null, unanswered: [], changedAtMs: Date.now() });
    },
    clear(): void {
      for (const { tab } of device.left()) device.clear(tab);
      device.clear();
    },
  };
}
