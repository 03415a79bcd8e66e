import type { MouseEvent, ReactNode } from 'react';
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
  /** Swaps the picture where it stands; without it, and without script, each card is a page of its own. */
  onChoose?: (card: Card) => void;
}

interface Card {
  style: CardStyle;
  format: CardFormat;
}

interface ChipsProps {
  label: string;
  chips: readonly { name: string; card: Card; isCurrent: boolean }[];
  addressOf: (card: Card) => string;
  onChoose?: ((card: Card) => void) | undefined;
}

/** Another tab or window is still the browser's to open. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

function Chips({ label, chips, addressOf, onChoose }: ChipsProps): ReactNode {
  const choose = (event: MouseEvent, card: Card): void => {
    if (!onChoose || !isPlain(event)) return;
    event.preventDefault();
    onChoose(card);
  };
  return (
    <nav aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.chips}>
        {chips.map(({ name, card, isCurrent }) => (
          <li key={name}>
            <Link
              to={addressOf(card)}
              replace
              preventScrollReset
              onClick={(event) => choose(event, card)}
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
export function CardChoice({ topic, slug, style, format, onChoose }: CardChoiceProps): ReactNode {
  const addressOf = (card: Card): string => cardAddress(topic, slug, card.style, card.format);
  return (
    <div className={styles.choice}>
      <Chips
        label="Style"
        addressOf={addressOf}
        onChoose={onChoose}
        chips={CARD_STYLES.map(({ number, name }) => ({
          name,
          card: { style: number, format },
          isCurrent: number === style,
        }))}
      />
      <Chips
        label="Format"
        addressOf={addressOf}
        onChoose={onChoose}
        chips={CARD_FORMATS.map(({ key, name }) => ({
          name,
          card: { style, format: key },
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
