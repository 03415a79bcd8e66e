import type { ReactNode } from 'react';
import type { DeskAction, DeskMatter } from '../../../contract/desk-today.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dateAt, timeAt, whenAt } from '../times.ts';
import { MatterList } from '../ui/matter-list.tsx';
import { useSending } from '../use-sending.ts';

type Look = { kind: 'primary' | 'line' };

function CallButton({ label, call, kind }: { label: string; call: string } & Look): ReactNode {
  const { isBusy, run } = useSending('POST', call, {
    done: `${label}: done.`,
    failed: `${label}: that didn’t work.`,
  });
  return (
    <Button
      kind={kind}
      {...(/retry|again/i.test(label) && { glyph: 'retry' as const })}
      disabled={isBusy}
      onClick={() => void run()}
    >
      {isBusy ? 'One moment…' : label}
    </Button>
  );
}

function Action({ action: { label, call, page }, kind }: { action: DeskAction } & Look): ReactNode {
  if (call !== undefined) return <CallButton label={label} call={call} kind={kind} />;
  if (page === undefined) return null;
  return (
    <ButtonLink to={page} kind={kind}>
      {label}
    </ButtonLink>
  );
}

interface MattersProps {
  matters: readonly DeskMatter[];
  today: string;
}

/** What waits, each with the button that mends it; the very first button is the one primary of the page. */
export function Matters({ matters, today }: MattersProps): ReactNode {
  const lines = matters.map(({ id, title, reason, at, state, actions }, place) => ({
    id,
    title,
    reason,
    state,
    note: dateAt(at) === today ? timeAt(at) : whenAt(at),
    actions: actions.map((action, index) => (
      <Action key={action.label} action={action} kind={place === 0 && index === 0 ? 'primary' : 'line'} />
    )),
  }));
  return <MatterList matters={lines} />;
}
