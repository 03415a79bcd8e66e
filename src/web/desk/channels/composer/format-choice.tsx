import type { ReactNode } from 'react';
import { SOCIAL_FORMAT_NAMES, type SocialFormat } from '../../../../domain/channels/picture.ts';
import styles from './format-choice.module.css';

interface FormatChoiceProps {
  format: SocialFormat;
  onChoose: (format: SocialFormat) => void;
}

export function FormatChoice({ format, onChoose }: FormatChoiceProps): ReactNode {
  return (
    <div role="group" aria-label="Format" className={styles.formats}>
      {SOCIAL_FORMAT_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.format}
          aria-pressed={name === format}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
