import { useMemo, type ReactNode } from 'react';
import { qrCode, qrPath, QUIET_MODULES } from '../../../domain/qr/qr-code.ts';
import styles from './qr-code.module.css';

/** A text for another device's camera. What it holds stands beside it in letters, for whoever has no camera at hand. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const dark = useMemo(() => qrCode(new TextEncoder().encode(text)), [text]);
  const side = dark.length + 2 * QUIET_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(dark)} />
    </svg>
  );
}
