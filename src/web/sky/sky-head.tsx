import type { ReactNode } from 'react';
import { monthDayYear, weekdayName } from '../../domain/calendar/written-date.ts';
import { pageText } from '../../domain/pages/page.ts';
import { DATED_SKY, SKY_PAGE } from '../../domain/pages/sky-page.ts';
import { skyIntro } from '../../domain/sky/intro.ts';
import { DateLine } from '../shell/page-head.tsx';
import { MoonBlock } from './moon-block.tsx';
import type { ShownSky } from './shown-sky.ts';
import styles from './sky-head.module.css';
import { WheelFigure } from './wheel-figure.tsx';

/** The date, the sky in words, the Moon, and the wheel beside them. */
export function SkyHead({ shown }: { shown: ShownSky }): ReactNode {
  const { asked } = shown;
  const { heading } = asked ? pageText(DATED_SKY, { date: monthDayYear(asked) }) : SKY_PAGE;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <DateLine today={asked !== null} />
        <h1 className={styles.title}>{heading}</h1>
        {asked && <p className={styles.when}>A {weekdayName(asked)}, at noon UTC</p>}
        <p className={styles.intro}>{skyIntro(shown.sky)}</p>
        <MoonBlock shown={shown} />
      </div>
      <WheelFigure sky={shown.sky} />
    </header>
  );
}
