import type { ReactNode } from 'react';
import type { ShareNetwork } from '../../domain/sharing/share-links.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { useSite } from '../shell/site.ts';
import { Glyph } from '../ui/glyph.tsx';
import { openShareWindow, shareAnywhere } from './share.ts';
import styles from './share-row.module.css';

const NETWORKS: readonly [ShareNetwork, string][] = [
  ['facebook', 'Share on Facebook'],
  ['x', 'Share on Twitter/X'],
  ['pinterest', 'Share on Pinterest'],
  ['whatsapp', 'Share on WhatsApp'],
];

export function ShareRow({ shared }: { shared: Shared }): ReactNode {
  const { url } = useSite();
  return (
    <div className={styles.share} role="group" aria-label="Share this reading">
      <span className={styles.label} aria-hidden="true">
        Share this reading
      </span>
      {NETWORKS.map(([network, label]) => (
        <button
          key={network}
          type="button"
          className={styles.ring}
          aria-label={label}
          onClick={() => openShareWindow(network, shared, url)}
        >
          <Glyph name={network} size={20} />
        </button>
      ))}
      <button
        type="button"
        className={styles.ring}
        aria-label="Share or copy"
        onClick={() => void shareAnywhere(shared, url)}
      >
        <Glyph name="share" size={20} />
      </button>
    </div>
  );
}
