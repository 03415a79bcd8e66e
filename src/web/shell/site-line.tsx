import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { Wrap } from '../ui/wrap.tsx';
import { useSiteName } from './site.ts';
import styles from './site-line.module.css';
import { useToday } from './today.tsx';

const FIRST_YEAR = '2025';

const LINKS = [
  { label: 'About', to: '/about' },
  { label: 'Privacy', to: '/privacy-policy' },
  { label: 'Terms', to: '/terms-of-service' },
  { label: 'Settings', to: '/settings' },
  { label: 'Archive', to: '/archive' },
  { label: 'Sky', to: '/sky' },
];

function years(today: string): string {
  const thisYear = today.slice(0, 4);
  return thisYear > FIRST_YEAR ? `${FIRST_YEAR}–${thisYear}` : FIRST_YEAR;
}

function Line({ owner }: { owner: string }): ReactNode {
  return (
    <nav aria-label="About this site" className={styles.line}>
      <Wrap className={styles.row}>
        <span>
          © {years(useToday())} {owner}
        </span>
        <ul className={styles.links}>
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <span className={styles.note}>For entertainment only.</span>
      </Wrap>
    </nav>
  );
}

/** The slim visible line at the end of every page; a sign's page has it as a footer of its own. */
export function SiteLine({ sign }: { sign: SignKey | undefined }): ReactNode {
  const siteName = useSiteName();
  if (!sign) return <Line owner={siteName} />;
  return (
    <footer aria-label={`${signOf(sign).name} page`}>
      <Line owner={siteName} />
    </footer>
  );
}
