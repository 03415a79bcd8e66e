import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SIGNS, type Sign, type SignKey } from '../../domain/zodiac/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { usePendingSign } from './pending-sign.tsx';
import styles from './sign-picker.module.css';

interface SignPickerProps {
  heading: string;
  addressOf: (sign: SignKey) => string;
}

/** The first row at four columns is above the fold; all other pictures wait until they are near. */
const WIDEST_ROW = 4;
/** On a phone the second row begins below the fold: half as much to fetch before the first picture is painted. */
const NARROWEST_ROW = 2;

const HEADS = [
  { when: styles.two, heads: [{ text: 'Day signs' }, { text: 'Night signs' }] },
  { when: styles.three, heads: [{ text: 'Cardinal' }, { text: 'Fixed' }, { text: 'Mutable' }] },
  {
    when: styles.four,
    heads: [
      { text: 'Fire', glyph: 'fire', tint: styles.fire },
      { text: 'Earth', glyph: 'earth', tint: styles.earth },
      { text: 'Air', glyph: 'air', tint: styles.air },
      { text: 'Water', glyph: 'water', tint: styles.water },
    ],
  },
] as const;

/** The zodiac is cyclic, so every number of columns means something. */
function ColumnHeads(): ReactNode {
  return HEADS.map(({ when, heads }, index) => (
    <div key={index} className={`${styles.heads} ${when}`} aria-hidden="true">
      {heads.map((head) => (
        <span key={head.text} className={'tint' in head ? head.tint : undefined}>
          {'glyph' in head && <Glyph name={head.glyph} size={15} />}
          {head.text}
        </span>
      ))}
    </div>
  ));
}

function Plate({
  sign,
  address,
  picked,
  index,
}: {
  sign: Sign;
  address: string;
  picked: boolean;
  /** Its place in the sheet. */
  index: number;
}) {
  const picture = `/zodiac-signs/${sign.key}`;
  return (
    <Link to={address} className={styles.plate} aria-current={picked ? 'true' : undefined}>
      <picture>
        <source
          type="image/webp"
          srcSet={`${picture}-320.webp 320w, ${picture}.webp 640w`}
          sizes="(min-width: 1000px) 270px, (min-width: 700px) 33vw, calc(50vw - 25px)"
        />
        <img
          src={`${picture}.png`}
          width={640}
          height={640}
          alt=""
          loading={index < WIDEST_ROW ? 'eager' : 'lazy'}
          fetchPriority={index < NARROWEST_ROW ? 'high' : 'low'}
        />
      </picture>
      <b>{sign.name}</b>
      <i>{sign.dateRange}</i>
    </Link>
  );
}

export function SignPicker({ heading, addressOf }: SignPickerProps): ReactNode {
  const picked = usePendingSign();
  return (
    <section className={styles.picker}>
      <SectionHead>{heading}</SectionHead>
      <ColumnHeads />
      <div className={styles.sheet}>
        {SIGNS.map((sign, index) => (
          <Plate
            key={sign.key}
            sign={sign}
            address={addressOf(sign.key)}
            picked={sign.key === picked}
            index={index}
          />
        ))}
      </div>
    </section>
  );
}
