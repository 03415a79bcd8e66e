import type { ReactNode } from 'react';
import styles from './ranked.module.css';

interface RankedProps {
  items: readonly { name: string; count: number; address?: string }[];
  /** Said by visitors: in quotation marks. */
  isQuoted?: boolean;
  /** What can be done about an item, at the end of its line. */
  actionOf?: (name: string) => ReactNode;
}

function Name({ name, address, isQuoted }: RankedProps['items'][number] & { isQuoted: boolean }): ReactNode {
  if (isQuoted) return <q className={styles.quoted}>{name}</q>;
  if (address === undefined) return <span className={styles.name}>{name}</span>;
  return (
    <a href={address} className={styles.name}>
      {name}
    </a>
  );
}

/** The most frequent first, each with how often. */
export function Ranked({ items, isQuoted = false, actionOf }: RankedProps): ReactNode {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.address ?? item.name} className={styles.item}>
          <span className={styles.count}>
            {item.count.toLocaleString('en-US')}
            <span aria-hidden="true">×</span>
          </span>
          <Name {...item} isQuoted={isQuoted} />
          {actionOf?.(item.name)}
        </li>
      ))}
    </ol>
  );
}
