import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import type { DeskKind, DeskUnit } from '../../../contract/desk-content.ts';
import type { EditKind } from '../../../domain/content-edits/edit.ts';
import { useUnit } from '../drafts/unit-calls.ts';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { isKind, listOf, titleOf } from './kind-words.ts';
import { UnitEditor } from './unit-editor.tsx';
import { UNIT_STATES } from './unit-states.ts';
import { unitPath, useKinds } from './use-units.ts';

interface OpenedProps {
  unit: DeskUnit;
  kinds: readonly DeskKind[];
  onTorn: (isTorn: boolean) => void;
}

function Opened({ unit, kinds, onTorn }: OpenedProps): ReactNode {
  const kind = kinds.find((one) => one.kind === unit.kind);
  return kind && <UnitEditor key={unit.unit} unit={unit} kind={kind} onTorn={onTorn} />;
}

function KnownUnit({ kind, unit }: { kind: EditKind; unit: string }): ReactNode {
  const query = useUnit(kind, unit);
  const kinds = useKinds();
  const [isTorn, setTorn] = useState(false);
  useEffect(() => {
    // What had the keyboard is gone: it begins again at the page's head.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isTorn]);
  return (
    <>
      {/* The same heading before and after it has come: it has the focus. */}
      {!isTorn && (
        <PageHead title={titleOf(kind)} back={listOf(kind)} above={query.data?.title}>
          {query.data && UNIT_STATES[query.data.state].sentence}
        </PageHead>
      )}
      <Answer query={query} loading="Opening it…" failed="We couldn’t open this.">
        {(opened) => (
          <Answer query={kinds} loading="Opening the form…" failed="We couldn’t open the form.">
            {(all) => <Opened unit={opened} kinds={all} onTorn={setTorn} />}
          </Answer>
        )}
      </Answer>
    </>
  );
}

/** One thing that can be edited: its words, whether visitors see it, and what it said before. */
export default function UnitPage(): ReactNode {
  const { kind = '', unit = '' } = useParams();
  if (!isKind(kind)) return <Navigate replace to="/admin" />;
  if (kind === 'post') return <Navigate replace to={unitPath(kind, unit)} />;
  return <KnownUnit key={`${kind} ${unit}`} kind={kind} unit={unit} />;
}
