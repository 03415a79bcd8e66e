import type { ReactNode } from 'react';
import type { ShareNetwork } from '../../domain/sharing/share-links.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { useSite } from '../shell/site.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './share-row.module.css';
import { openShareWindow } from './share-window.ts';

const NETWORKS: readonly [ShareNetwork, string][] = [
  ['facebook', 'Facebook'],
  ['x', 'Twitter/X'],
  ['pinterest', 'Pinterest'],
  ['whatsapp', 'WhatsApp'],
];

/** Its code comes with the first click: few readings are shared. */
async function shareAnywhere(shared: Shared, siteUrl: string): Promise<void> {
  const code = await import('./share-anywhere.ts');
  await code.shareAnywhere(shared, siteUrl);
}

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
          aria-label={`Share on ${label}`}
          onClick={() => openShareWindow(network, shared, url)}
        >
          <Glyph name={network} size={20} />
        </button>
      ))}
      <button
        type="button"
        className={styles.ring}
        aria-label="Share or copy"
        onClick={() => shareAnywhere(shared, url).catch(console.error)}
      >
        <Glyph name="share" size={20} />
      </button>
    </div>
  );
}
