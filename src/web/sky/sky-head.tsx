import type { ReactNode } from 'react';
import { SKY_PAGE } from '../../domain/pages/sky-page.ts';
import { skyIntro } from '../../domain/sky/intro.ts';
import { DateLine } from '../shell/page-head.tsx';
import { MoonBlock } from './moon-block.tsx';
import type { ShownSky } from './shown-sky.ts';
import styles from './sky-head.module.css';
import { WheelFigure } from './wheel-figure.tsx';

/** The date, the sky in words, the Moon, and the wheel beside them. */
export function SkyHead({ shown }: { shown: ShownSky }): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <DateLine />
        <h1 className={styles.title}>{SKY_PAGE.heading}</h1>
        <p className={styles.intro}>{skyIntro(shown.sky)}</p>
        <MoonBlock shown={shown} />
      </div>
      <WheelFigure sky={shown.sky} />
    </header>
  );
}
