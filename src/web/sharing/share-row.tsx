import type { ReactNode } from 'react';
import type { ShareNetwork } from '../../domain/sharing/share-links.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { useSite } from '../shell/site.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { usePreparedPicture } from './prepared-picture.ts';
import { shareAnywhere } from './share-anywhere.ts';
import styles from './share-row.module.css';
import { openShareWindow } from './share-window.ts';

const NETWORKS: readonly [ShareNetwork, string][] = [
  ['facebook', 'Facebook'],
  ['x', 'Twitter/X'],
  ['pinterest', 'Pinterest'],
  ['whatsapp', 'WhatsApp'],
];

/** The five ways to pass a page on. */
export function ShareRow({ shared, className }: { shared: Shared; className?: string }): ReactNode {
  const { url } = useSite();
  const { row, picture } = usePreparedPicture(shared.pictures.file);
  const label = `Share this ${shared.what}`;
  return (
    <div ref={row} className={classes(styles.share, className)} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {NETWORKS.map(([network, name]) => (
        <button
          key={network}
          type="button"
          className={styles.ring}
          aria-label={`Share on ${name}`}
          onClick={() => openShareWindow(network, shared, url)}
        >
          <Glyph name={network} size={20} />
        </button>
      ))}
      <button
        type="button"
        className={styles.ring}
        aria-label="Share or copy"
        onClick={() => void shareAnywhere(shared, url, picture.current)}
      >
        <Glyph name="share" size={20} />
      </button>
    </div>
  );
}
