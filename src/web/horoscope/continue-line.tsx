import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { rememberedSign } from '../shell/remembered-sign.ts';
import { Glyph } from '../ui/glyph.tsx';
import { signAddress } from './addresses.ts';
import styles from './continue-line.module.css';

/** The app's shortcut to "your sign" cannot know the sign: it asks here, and the device answers. */
function followShortcut(sign: SignKey | null): void {
  if (sign && /[?&]continue\b/.test(location.search)) location.replace(signAddress(sign, 'daily'));
}

/** Offers the sign that was read last on this device. Its place is kept free on every home page that shows it. */
export function ContinueLine({ type }: { type: ForecastType }): ReactNode {
  const [sign, setSign] = useState<SignKey | null>(null);
  // The page is the same bytes for everyone: only the device knows.
  useEffect(() => {
    const remembered = rememberedSign();
    setSign(remembered);
    followShortcut(remembered);
  }, []);
  if (!sign) return null;
  return (
    <Link to={signAddress(sign, type)} className={styles.line}>
      <Glyph name={sign} size={20} />
      Continue with {signOf(sign).name}
      <Glyph name="arrow" size={16} />
    </Link>
  );
}
