import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FOOTER_TOPICS } from '../../domain/quotes/topics.ts';
import { SIGNS } from '../../domain/zodiac/signs.ts';
import { latestPostQuery } from '../blog/latest-post-query.ts';
import styles from './footer.module.css';
import { useSiteName } from './site.ts';
import { useToday } from './today.tsx';

interface Destination {
  label: string;
  to: string;
  /** Not a page of ours: the browser goes there itself. */
  file?: true;
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const QUOTES: readonly Destination[] = FOOTER_TOPICS.map((topic) => ({
  label: `${titleCase(topic)} quotes`,
  to: `/quotes/${topic}`,
}));

const SIGN_PAGES: readonly Destination[] = SIGNS.map(({ key, name }) => ({
  label: `${name} horoscope`,
  to: `/horoscope/${key}`,
}));

const OWN_SKY: readonly Destination[] = [
  { label: 'Personal Destiny Report', to: '/personal-destiny-report' },
];

const FEEDS: readonly Destination[] = [
  { label: 'Daily horoscope feed (RSS)', to: '/daily-horoscope-feed.xml', file: true },
  { label: 'Blog feed (RSS)', to: '/blog-feed.xml', file: true },
];

const LEGAL: readonly Destination[] = [
  { label: 'Privacy policy', to: '/privacy-policy' },
  { label: 'Terms of service', to: '/terms-of-service' },
];

function Group({ name, links }: { name: string; links: readonly Destination[] }): ReactNode {
  return (
    <>
      <h2 className={styles.visuallyHidden}>{name}</h2>
      <ul>
        {links.map(({ label, to, file }) => (
          <li key={to}>
            <Link to={to} reloadDocument={file} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing of it is seen until the keyboard reaches a link; then that link shows in the lower left corner. */
export function Footer(): ReactNode {
  const siteName = useSiteName();
  const year = useToday().slice(0, 4);
  const { data: latest } = useQuery(latestPostQuery);
  return (
    <footer className={styles.footer} aria-label="Footer">
      <Group name="Quotes" links={QUOTES} />
      <Group name="Horoscopes" links={SIGN_PAGES} />
      {latest && <Group name="Latest post" links={[{ label: latest.title, to: `/blog/${latest.slug}` }]} />}
      <Group name="Your own sky" links={OWN_SKY} />
      <Group name="Feeds" links={FEEDS} />
      <Group name="Legal" links={LEGAL} />
      <p className={styles.visuallyHidden}>
        © {year} {siteName}
      </p>
    </footer>
  );
}
