import { useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { GlyphName } from '../../../art/drawing/glyphs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pageAt, sheetOf, type RailGroup } from '../pages.ts';
import { useWaiting } from '../use-today.ts';
import { IndexSheet } from './index-sheet.tsx';
import styles from './keys.module.css';
import { useEntries } from './use-entries.ts';

function Count({ waiting }: { waiting: number }): ReactNode {
  if (waiting === 0) return null;
  return (
    <b className={styles.count}>
      {waiting}
      <VisuallyHidden> waiting</VisuallyHidden>
    </b>
  );
}

interface PageKeyProps {
  to: string;
  label: string;
  glyph: GlyphName;
}

function PageKey({ to, label, glyph }: PageKeyProps): ReactNode {
  const waiting = useWaiting()(to);
  return (
    <li>
      <NavLink to={to} end={to === '/admin'} className={styles.key}>
        <Glyph name={glyph} size={22} />
        {label}
        <Count waiting={waiting} />
      </NavLink>
    </li>
  );
}

interface SheetKeyProps {
  label: string;
  glyph: GlyphName;
  group: RailGroup;
  onOpen: () => void;
}

/** Opens a list of pages at the thumb; it is pointed at while one of them is shown. */
function SheetKey({ label, glyph, group, onOpen }: SheetKeyProps): ReactNode {
  const { pathname } = useLocation();
  const entries = useEntries(sheetOf)(group);
  const isHere =
    pageAt(pathname)?.under === group ||
    entries.some(({ path }) => path === pathname || pathname.startsWith(`${path}/`));
  const waitingInside = entries.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <li>
      <button
        type="button"
        className={styles.key}
        aria-haspopup="dialog"
        aria-current={isHere || undefined}
        onClick={onOpen}
      >
        <Glyph name={glyph} size={22} />
        {label}
        <Count waiting={waitingInside} />
      </button>
    </li>
  );
}

/** Five keys at the thumb, on phones and tablets. */
export function Keys(): ReactNode {
  const [open, setOpen] = useState<RailGroup | null>(null);
  return (
    <>
      <nav aria-label="Desk keys" className={styles.keys}>
        <ul className={styles.row}>
          <PageKey to="/admin" label="Today" glyph="day" />
          <SheetKey label="Write" glyph="quill" group="Words" onOpen={() => setOpen('Words')} />
          <PageKey to="/admin/orders" label="Orders" glyph="sheet" />
          <SheetKey label="Channels" glyph="share" group="Channels" onOpen={() => setOpen('Channels')} />
          <SheetKey label="More" glyph="settings" group="House" onOpen={() => setOpen('House')} />
        </ul>
      </nav>
      {open && <IndexSheet group={open} onClose={() => setOpen(null)} />}
    </>
  );
}
