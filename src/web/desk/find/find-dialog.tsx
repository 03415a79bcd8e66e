import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { nextOption } from '../../search/next-option.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useModal } from '../ui/use-modal.ts';
import styles from './find.module.css';
import type { Finding } from './page-matches.ts';
import { useFindings } from './use-findings.ts';

interface ListProps {
  listId: string;
  findings: readonly Finding[];
  active: number;
  onChoose: (finding: Finding) => void;
}

function Findings({ listId, findings, active, onChoose }: ListProps): ReactNode {
  return (
    <div id={listId} role="listbox" aria-label="What was found" className={styles.list}>
      {findings.map((finding, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the field's, which keeps the focus.
        <div
          key={finding.to}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(finding)}
        >
          <span>{finding.title}</span>
          <i>{finding.note}</i>
        </div>
      ))}
    </div>
  );
}

function foundWords(count: number, isLooking: boolean): string {
  if (count > 0) return count === 1 ? '1 found' : `${count} found`;
  return isLooking
    ? 'Looking…'
    : 'Nothing by that name. Orders go by their number, posts by a word of their title.';
}

function Close({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
      <Glyph name="close" size={20} weight={1.6} />
    </button>
  );
}

/** Which of the list the keys are at, and what they do to it. */
function useActiveFinding(
  listId: string,
  findings: readonly Finding[],
  onChoose: (finding: Finding) => void,
) {
  const [active, setActive] = useState<number | null>(0);
  const chosen = active === null ? undefined : findings[active];
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) return onChoose(chosen);
    const next = nextOption(event.key, active, findings.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return { active: chosen ? active : null, reset: () => setActive(0), onKeyDown };
}

/** Goes to a page, an order or a post by a few letters. The browser's own modal traps the focus and hands it back. */
export default function FindDialog({ onClose }: { onClose: () => void }): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { findings, isLooking } = useFindings(typed);
  const choose = ({ to }: Finding): void => {
    onClose();
    void navigate(to);
  };
  const { active, reset, onKeyDown } = useActiveFinding(listId, findings, choose);
  useModal(sheet, onClose);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <dialog ref={sheet} aria-label="Find anything" className={styles.sheet} onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.asked}>
          <Glyph name="search" size={20} weight={1.6} />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Find anything"
            aria-expanded={findings.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
            placeholder="A page, an order’s number, a post"
            autoComplete="off"
            className={styles.field}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              reset();
            }}
            onKeyDown={onKeyDown}
          />
          <Close onClose={onClose} />
        </div>
        <Findings listId={listId} findings={findings} active={active ?? -1} onChoose={choose} />
        <p role="status" className={styles.found}>
          {foundWords(findings.length, isLooking)}
        </p>
      </div>
    </dialog>
  );
}
