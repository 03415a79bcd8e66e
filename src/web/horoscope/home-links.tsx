import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { firstWords, inMarks } from '../../domain/quotes/wording.ts';
import { skyline } from '../../domain/sky/skyline.ts';
import { todayQuery } from '../quotes/queries.ts';
import { useToday } from '../shell/today.tsx';
import { Glyph } from '../ui/glyph.tsx';
import styles from './home-links.module.css';
import { noonSkyQuery } from './queries.ts';

/** So much of the quote fits beside the others. */
const QUOTE_LETTERS = 120;

function QuoteLine({ date }: { date: CivilDate }): ReactNode {
  const { data } = useQuery({ ...todayQuery(date), retryOnMount: false });
  return data
    ? `${inMarks(firstWords(data.text, QUOTE_LETTERS))} — ${data.author.name}`
    : 'A line worth keeping, and where it really comes from.';
}

function SkyLine({ date }: { date: CivilDate }): ReactNode {
  const { data } = useQuery({ ...noonSkyQuery(date), retryOnMount: false });
  return data
    ? `${skyline(data.moonPhase.name, data.bodies).join('. ')}.`
    : 'The Moon and the planets, where they stand right now.';
}

/** Where to go from the picker: what is new today elsewhere on the site. */
export function HomeLinks(): ReactNode {
  const today = useToday();
  const links = [
    {
      to: '/tarot#card-of-the-day',
      glyph: 'card',
      name: 'Card of the Day',
      line: 'One card, yours until midnight. Turn it over.',
    },
    { to: '/quotes', glyph: 'quote', name: 'Quote of the Day', line: <QuoteLine date={today} /> },
    { to: '/sky', glyph: 'moon-star', name: 'Tonight’s Sky', line: <SkyLine date={today} /> },
    {
      to: '/birth-chart',
      glyph: 'compass',
      name: 'Your Birth Chart',
      line: 'The sky as it stood when you were born. Free, and nothing is stored.',
    },
  ] as const;
  return (
    <nav aria-label="More for today" className={styles.row}>
      {links.map(({ to, glyph, name, line }) => (
        <Link key={to} to={to}>
          <b>
            <Glyph name={glyph} size={20} />
            {name}
          </b>
          <span data-dated-text>{line}</span>
        </Link>
      ))}
    </nav>
  );
}
