import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  CARD_FORMATS,
  CARD_STYLES,
  cardAddress,
  cardPicture,
  type CardFormat,
  type CardStyle,
} from '../../domain/quotes/card-kinds.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import button from '../ui/button.module.css';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './card-choice.module.css';

interface CardChoiceProps {
  topic: QuoteTopic;
  slug: string;
  style: CardStyle;
  format: CardFormat;
  /** Among cards the reader stays where they are; from elsewhere the card is a page of its own. */
  stay?: boolean;
}

interface ChipsProps {
  label: string;
  chips: readonly { name: string; to: string; isCurrent: boolean }[];
  stay?: boolean;
}

function Chips({ label, chips, stay }: ChipsProps): ReactNode {
  return (
    <nav aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.chips}>
        {chips.map(({ name, to, isCurrent }) => (
          <li key={name}>
            <Link
              to={to}
              replace={stay}
              preventScrollReset={stay}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Which look and which shape, and the picture to take away. */
export function CardChoice({ topic, slug, style, format, stay }: CardChoiceProps): ReactNode {
  return (
    <div className={styles.choice}>
      <Chips
        label="Style"
        stay={stay}
        chips={CARD_STYLES.map(({ number, name }) => ({
          name,
          to: cardAddress(topic, slug, number, format),
          isCurrent: number === style,
        }))}
      />
      <Chips
        label="Format"
        stay={stay}
        chips={CARD_FORMATS.map(({ key, name }) => ({
          name,
          to: cardAddress(topic, slug, style, key),
          isCurrent: key === format,
        }))}
      />
      <a
        href={cardPicture(slug, style, format, 'png')}
        download={`${slug}-${style}-${format}.png`}
        className={classes(button.button, button.primary, styles.download)}
      >
        <Glyph name="download" size={19} weight={1.7} />
        Download PNG
      </a>
    </div>
  );
}
