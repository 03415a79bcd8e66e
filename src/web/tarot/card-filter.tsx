import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CARD_GROUPS, numbersOf, withGroup, type CardFilter } from '../../domain/tarot/card-filter.ts';
import { Glyph } from '../ui/glyph.tsx';
import { cardsAddress } from './addresses.ts';
import styles from './card-filter.module.css';
import { GROUP_NAMES, numberName } from './group-words.ts';

interface ChoiceProps {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}

function Choice({ to, isCurrent, children }: ChoiceProps): ReactNode {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className={styles.choice}
      >
        {children}
      </Link>
    </li>
  );
}

interface ChoicesProps {
  label: string;
  className: string | undefined;
  /** The address without a choice, and whether that is the one shown. */
  all: Omit<ChoiceProps, 'children'>;
  children: ReactNode;
}

function Choices({ label, className, all, children }: ChoicesProps): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul className={className}>
        <Choice {...all}>All</Choice>
        {children}
      </ul>
    </nav>
  );
}

interface CardFiltersProps {
  filter: CardFilter;
  search: string;
  onSearch: (search: string) => void;
}

/** Suits and numbers are links; only the search needs script. */
export function CardFilters({ filter, search, onSearch }: CardFiltersProps): ReactNode {
  const id = useId();
  const to = (next: CardFilter): string => cardsAddress(next, search);
  return (
    <div className={styles.filters}>
      <Choices
        label="By suit"
        className={styles.suits}
        all={{ to: to(withGroup(filter, null)), isCurrent: filter.group === null }}
      >
        {CARD_GROUPS.map((group) => (
          <Choice key={group} to={to(withGroup(filter, group))} isCurrent={filter.group === group}>
            {GROUP_NAMES[group]}
          </Choice>
        ))}
      </Choices>
      <Choices
        label="By number"
        className={styles.numbers}
        all={{ to: to({ ...filter, number: null }), isCurrent: filter.number === null }}
      >
        {numbersOf(filter.group).map((number) => (
          <Choice key={number} to={to({ ...filter, number })} isCurrent={filter.number === number}>
            {numberName(number, filter.group)}
          </Choice>
        ))}
      </Choices>
      <div className={styles.search}>
        <label htmlFor={id} className={styles.label}>
          Name or keyword
        </label>
        <div>
          <Glyph name="search" size={20} />
          <input
            id={id}
            type="search"
            value={search}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onSearch(target.value)}
          />
        </div>
      </div>
    </div>
  );
}
