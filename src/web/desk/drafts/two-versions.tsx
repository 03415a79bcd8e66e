import { useMemo, useState, type ReactNode } from 'react';
import type { DeskEdit } from '../../../contract/desk-content.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import {
  firstChoice,
  mixedFields,
  versionRows,
  type Side,
  type VersionRow,
} from '../../../domain/content-edits/two-versions.ts';
import { Button } from '../../ui/button.tsx';
import { timeAt } from '../times.ts';
import { numberWord } from '../today/headline.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Kept } from './draft-view.ts';
import styles from './two-versions.module.css';
import { SIDE_NAMES, VersionCell } from './version-cell.tsx';

interface TwoVersionsProps {
  /** "Posts · The Moon that doesn’t know it’s full" */
  above: ReactNode;
  /** "post" */
  one: string;
  labelOf: (field: string) => string;
  mine: Fields;
  kept: Kept;
  other: DeskEdit;
  onSave: (fields: Fields) => void;
}

const isSame = ({ mine, other }: VersionRow): boolean => mine === other;

function count(rows: readonly VersionRow[], chosen: Side, sideOf: (row: VersionRow) => Side): string {
  const number = rows.filter((row) => !isSame(row) && sideOf(row) === chosen).length;
  return number === 0 ? 'none' : numberWord(number);
}

function Heads({ kept, other }: Pick<TwoVersionsProps, 'kept' | 'other'>): ReactNode {
  const changed = kept.onDeviceAt === null ? 'Changed' : `Changed ${timeAt(kept.onDeviceAt)}`;
  const from = kept.serverRevision === null ? '' : `, from revision ${kept.serverRevision}`;
  return (
    <div className={styles.heads}>
      <div className={styles.head}>
        <h2>{SIDE_NAMES.mine}</h2>
        <p>
          {changed}
          {from}, not saved yet
        </p>
      </div>
      <div className={styles.head}>
        <h2>{SIDE_NAMES.other}</h2>
        <p>
          Saved {timeAt(other.savedAt)} as revision {other.revision}
        </p>
      </div>
    </div>
  );
}

interface RowProps {
  row: VersionRow;
  label: string | null;
  side: Side;
  onChoose: (side: Side) => void;
}

function Row({ row, label, side, onChoose }: RowProps): ReactNode {
  if (isSame(row))
    return (
      <div className={styles.row}>
        <p className={styles.same}>{row.mine}</p>
        <p className={styles.sameAgain} aria-hidden="true">
          {row.other}
        </p>
      </div>
    );
  return (
    <div className={styles.row} role="radiogroup" aria-label={label ?? 'A paragraph'}>
      {(['mine', 'other'] as const).map((one) => (
        <VersionCell
          key={one}
          row={row}
          side={one}
          label={label}
          isChosen={side === one}
          onChoose={() => onChoose(one)}
        />
      ))}
    </div>
  );
}

function useChoices(rows: readonly VersionRow[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  return {
    sideOf: (row: VersionRow): Side => chosen[row.id] ?? firstChoice(row),
    choose: (row: VersionRow, side: Side): void => setChosen({ ...chosen, [row.id]: side }),
    chooseAll: (side: Side): void => setChosen(Object.fromEntries(rows.map((row) => [row.id, side]))),
  };
}

/** Two tabs or devices wrote at once: nothing is lost, the owner picks paragraph by paragraph. */
export function TwoVersions(props: TwoVersionsProps): ReactNode {
  const { above, one, labelOf, mine, kept, other, onSave } = props;
  const rows = useMemo(() => versionRows(mine, other.fields), [mine, other]);
  const { sideOf, choose, chooseAll } = useChoices(rows);
  // A text that is split into paragraphs needs no name over each of them.
  const isSplit = (field: string): boolean => rows.filter((row) => row.field === field).length > 1;
  return (
    <>
      <PageHead title="Two Versions, Both Kept" above={above}>
        You wrote in two tabs, or on two devices. Nothing’s lost: pick paragraph by paragraph. The rest stays
        in History.
      </PageHead>
      <div className={styles.versions}>
        <Heads kept={kept} other={other} />
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            label={isSplit(row.field) ? null : labelOf(row.field)}
            side={sideOf(row)}
            onChoose={(side) => choose(row, side)}
          />
        ))}
      </div>
      <div className={styles.end}>
        <p className={styles.sum} role="status">
          Your mix: {count(rows, 'mine', sideOf)} from this tab, {count(rows, 'other', sideOf)} from the
          other. It’s saved as revision {other.revision + 1}. What visitors read of the {one} stays as it is.
        </p>
        <div className={styles.buttons}>
          <Button kind="line" onClick={() => chooseAll('mine')}>
            All from this tab
          </Button>
          <Button kind="line" onClick={() => chooseAll('other')}>
            All from the other
          </Button>
          <Button onClick={() => onSave(mixedFields(mine, other.fields, rows, sideOf))}>Save this mix</Button>
        </div>
      </div>
    </>
  );
}
