import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { MarkedText } from './marked-text.tsx';
import { OwnTime } from './own-time.tsx';
import { ResultSeal } from './result-seal.tsx';
import styles from './suggestion-list.module.css';
import { optionId } from './use-combobox.ts';
import type { Option, OptionGroup } from './use-suggestions-for.ts';

interface SuggestionListProps {
  listId: string;
  options: readonly Option[];
  active: number | null;
  onPick: () => void;
}

const GROUPS: readonly Exclude<OptionGroup, null>[] = ['Go to', 'Found in'];

/** A press must not take the focus from the field, or the list would be gone before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface Row {
  option: Option;
  index: number;
}

/** Options are links, so that one can be opened in another tab; the field keeps the keyboard. */
function OptionRow({ row: { option, index }, list }: { row: Row; list: SuggestionListProps }): ReactNode {
  const { href, title, note, icon, at } = option;
  return (
    <Link
      role="option"
      id={optionId(list.listId, index)}
      to={href}
      tabIndex={-1}
      aria-selected={index === list.active}
      onClick={list.onPick}
      className={classes(styles.option, icon === null && styles.all)}
    >
      {icon !== null && <ResultSeal icon={icon} />}
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText parts={title} />
        </span>
        {note && (
          <span className={styles.note}>
            {at === null ? note : <OwnTime text={note} at={at} shows="minute" />}
          </span>
        )}
      </span>
      {icon === null && <Glyph name="arrow" />}
    </Link>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      {children}
    </div>
  );
}

/** Where to go, where the words were found, and the way to all of it. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const rows = props.options.map((option, index): Row => ({ option, index }));
  const rowsOf = (group: OptionGroup): ReactNode[] =>
    rows
      .filter(({ option }) => option.group === group)
      .map((row) => <OptionRow key={row.option.href} row={row} list={props} />);
  return (
    <div
      role="listbox"
      tabIndex={-1}
      id={props.listId}
      aria-label="Suggestions"
      className={styles.list}
      onMouseDown={keepFocus}
    >
      {GROUPS.map((name) => {
        const inGroup = rowsOf(name);
        return (
          inGroup.length > 0 && (
            <Group key={name} name={name}>
              {inGroup}
            </Group>
          )
        );
      })}
      {rowsOf(null)}
    </div>
  );
}
