import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  id: string;
  labelledBy: string;
  describedBy?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A slide on a ruled track; its state shows by place, ground and mark, not by color alone. */
export function Switch({ id, labelledBy, describedBy, isOn, onChange }: SwitchProps): ReactNode {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.slide} />
    </button>
  );
}
