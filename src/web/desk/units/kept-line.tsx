import { useEffect, useState, type ReactNode } from 'react';
import type { Kept } from '../drafts/draft-view.ts';
import { StateMark, type MarkState } from '../ui/state-mark.tsx';
import styles from './kept-line.module.css';

const MARKS: Readonly<Record<Kept['state'], MarkState>> = {
  kept: 'good',
  saving: 'ready',
  offline: 'look',
  conflict: 'bad',
  refused: 'bad',
};

function useSeconds(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** "just now", "12 s ago", "3 min ago", "2 h ago" */
function agoWords(atMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - atMs) / 1_000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3_600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3_600)} h ago`;
}

function serverWords({ state, serverRevision, why }: Kept): string {
  const has =
    serverRevision === null ? 'no draft on the server yet' : `server has revision ${serverRevision}`;
  if (state === 'saving') return 'sending it to the server';
  if (state === 'offline') return `the server can’t be reached, we keep trying`;
  if (state === 'refused') return `the server didn’t take it: ${why ?? 'it didn’t say why'}`;
  return state === 'conflict' ? 'somebody saved another version' : has;
}

/** Where what was typed is kept: "Kept on this device 2 s ago · server has revision 17". */
export function KeptLine({ kept }: { kept: Kept }): ReactNode {
  const nowMs = useSeconds();
  if (kept.onDeviceAt === null && kept.serverRevision === null && kept.state === 'kept')
    return <p className={styles.line}>What you type is kept on this device and on the server.</p>;
  return (
    <p className={styles.line}>
      <StateMark state={MARKS[kept.state]} />
      <span>
        {kept.onDeviceAt !== null && `Kept on this device ${agoWords(kept.onDeviceAt, nowMs)} · `}
        {serverWords(kept)}
      </span>
    </p>
  );
}
