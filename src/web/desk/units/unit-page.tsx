import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import type { DeskKind, DeskUnit } from '../../../contract/desk-content.ts';
import type { EditKind } from '../../../domain/content-edits/edit.ts';
import { useUnit } from '../drafts/unit-calls.ts';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { UnitEditor } from './unit-editor.tsx';
import { UNIT_STATES } from './unit-states.ts';
import { unitPath, useKinds } from './use-units.ts';

const LISTS: Readonly<Record<EditKind, { to: string; label: string }>> = {
  post: { to: '/admin/posts', label: 'Posts' },
  quote: { to: '/admin/quotes-and-jokes?kind=quote', label: 'Quotes' },
  misattribution: { to: '/admin/quotes-and-jokes?kind=misattribution', label: 'Never said' },
  joke: { to: '/admin/quotes-and-jokes?kind=joke', label: 'Jokes' },
  tarot: { to: '/admin/tarot-and-pairs?kind=tarot', label: 'Tarot' },
  pair: { to: '/admin/tarot-and-pairs?kind=pair', label: 'Pairs' },
  document: { to: '/admin/documents', label: 'Documents' },
  paragraph: { to: '/admin/readings', label: 'Readings' },
};

const isKind = (kind: string): kind is EditKind => kind in LISTS;

const TITLES: Readonly<Record<EditKind, string>> = {
  post: 'Edit Post',
  quote: 'Edit Quote',
  misattribution: 'Edit Misquote',
  joke: 'Edit Joke',
  tarot: 'Edit Card',
  pair: 'Edit Pair',
  document: 'Edit Document',
  paragraph: 'Edit Paragraph',
};

interface OpenedProps {
  unit: DeskUnit;
  kinds: readonly DeskKind[];
}

function Opened({ unit, kinds }: OpenedProps): ReactNode {
  const kind = kinds.find((one) => one.kind === unit.kind);
  return kind && <UnitEditor key={unit.unit} unit={unit} kind={kind} />;
}

function KnownUnit({ kind, unit }: { kind: EditKind; unit: string }): ReactNode {
  const query = useUnit(kind, unit);
  const kinds = useKinds();
  return (
    <>
      {/* The same heading before and after it has come: it has the focus. */}
      <PageHead title={TITLES[kind]} back={LISTS[kind]} above={query.data?.title}>
        {query.data && UNIT_STATES[query.data.state].sentence}
      </PageHead>
      <Answer query={query} loading="Opening it…" failed="We couldn’t open this.">
        {(opened) => (
          <Answer query={kinds} loading="Opening the form…" failed="We couldn’t open the form.">
            {(all) => <Opened unit={opened} kinds={all} />}
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
