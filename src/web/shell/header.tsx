import { useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { NavigationSection } from '../../domain/pages/page.ts';
import { Glyph } from '../ui/glyph.tsx';
import { useSlidingPointer } from '../ui/sliding-pointer.ts';
import { Wrap } from '../ui/wrap.tsx';
import { Brand } from './brand.tsx';
import { EclipticRule } from './ecliptic-rule.tsx';
import styles from './header.module.css';
import type { CurrentPage } from './page-kind.ts';
import { SearchBox } from './search-box.tsx';
import { useSiteName } from './site.ts';

const SECTIONS: readonly { section: NavigationSection; label: string; to: string }[] = [
  { section: 'horoscope', label: 'Horoscope', to: '/' },
  { section: 'tarot', label: 'Tarot', to: '/tarot' },
  { section: 'quotes', label: 'Quotes', to: '/quotes' },
  { section: 'blog', label: 'Blog', to: '/blog' },
];

function Navigation({ current }: { current: NavigationSection | undefined }): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useSlidingPointer(row, current);
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul ref={row} className={styles.sections}>
        {SECTIONS.map(({ section, label, to }) => (
          <li key={section} className={styles.section}>
            <Link
              to={to}
              aria-current={section === current ? (pathname === to ? 'page' : 'true') : undefined}
            >
              {label}
            </Link>
            {section === current && <span className={styles.pointer} data-pointer="" aria-hidden="true" />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Masthead and ecliptic rule. */
export function Header({ page }: { page: CurrentPage }): ReactNode {
  const siteName = useSiteName();
  return (
    <header className={styles.header}>
      <div className={styles.mast}>
        <Wrap className={styles.row}>
          <Link to="/" className={styles.brand}>
            <Brand name={siteName} />
          </Link>
          <Navigation current={page.section} />
          <SearchBox q={page.q} className={styles.search} />
          <Link
            to="/settings"
            aria-label="Settings"
            aria-current={page.kind.name === 'settings' ? 'page' : undefined}
            className={styles.bell}
          >
            <Glyph name="bell" />
          </Link>
        </Wrap>
      </div>
      <EclipticRule page={page} />
    </header>
  );
}
