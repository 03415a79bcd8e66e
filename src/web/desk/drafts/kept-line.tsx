import type { ReactNode } from 'react';
import { StateMark, type MarkState } from '../ui/state-mark.tsx';
import { useNow } from '../use-now.ts';
import type { Kept } from './draft-view.ts';
import styles from './kept-line.module.css';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** "2 s ago" */
export function agoWords(sinceMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - sinceMs) / SECOND_MS));
  if (seconds < MINUTE_S) return `${seconds} s ago`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min ago`;
  return `${Math.floor(seconds / HOUR_S)} h ago`;
}

const MARKS: Readonly<Record<Kept['state'], MarkState>> = {
  kept: 'good',
  saving: 'ready',
  offline: 'look',
  conflict: 'bad',
  refused: 'bad',
};

function serverWords({ state, serverRevision, isAhead, why }: Kept): string {
  if (state === 'refused') return `the server won’t take it: ${why ?? 'it didn’t say why'}`;
  if (state === 'conflict') return 'somebody else saved in between';
  if (state === 'offline') return 'the server can’t be reached; we’ll keep trying';
  if (serverRevision === null) return isAhead ? 'not on the server yet' : 'nothing changed yet';
  return `server has revision ${serverRevision}`;
}

/** Where what was typed is, under the text: on this device, and as which revision on the server. */
export function KeptLine({ kept }: { kept: Kept }): ReactNode {
  const nowMs = useNow(SECOND_MS);
  const { state, onDeviceAt, isAhead } = kept;
  const device = onDeviceAt === null ? null : `Kept on this device ${agoWords(onDeviceAt, nowMs)}`;
  const server = serverWords(kept);
  const alone = isAhead
    ? `This browser keeps nothing · ${server}`
    : `${server[0]!.toUpperCase()}${server.slice(1)}`;
  return (
    <p className={styles.line}>
      <span className={styles.mark}>
        <StateMark state={MARKS[state]} word="" />
      </span>
      <span>{device === null ? alone : `${device} · ${server}`}</span>
    </p>
  );
}
