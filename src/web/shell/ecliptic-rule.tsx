import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './ecliptic-rule.module.css';
import type { CurrentPage } from './page-kind.ts';
import { useToday } from './today.tsx';

/** Home's planisphere and the sky's wheel carry the planets, so their rules go without. */
const WITHOUT_PLANETS: Partial<Record<string, string>> = { horoscope: 'bare', sky: 'quiet' };

function inscription({ kind, sign }: CurrentPage): string {
  return sign ?? WITHOUT_PLANETS[kind.name] ?? 'none';
}

/** The whole ecliptic in one line, with the day's planets marked below it: one cached drawing per day and width. */
export function EclipticRule({ page }: { page: CurrentPage }): ReactNode {
  const today = useToday();
  const date = page.date ?? today;
  const kept = inscription(page);
  const drawing = (width: string): string => `/sky-art/rule-${width}-${kept}-${date}.svg`;
  return (
    <div className={classes(styles.rule, styles[kept])} aria-hidden="true">
      {date && (
        <picture>
          <source media="(min-width: 1000px)" srcSet={drawing('wide')} />
          <source media="(min-width: 700px)" srcSet={drawing('medium')} />
          <img className={styles.drawing} src={drawing('phone')} alt="" decoding="async" />
        </picture>
      )}
    </div>
  );
}
