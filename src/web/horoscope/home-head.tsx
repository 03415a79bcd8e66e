import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SkyAnswer } from '../../contract/sky.ts';
import { skyline } from '../../domain/sky/skyline.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { DateLine } from '../shell/page-head.tsx';
import { useToday } from '../shell/today.tsx';
import { classes } from '../ui/classes.ts';
import { homeAddress } from './addresses.ts';
import { ContinueLine } from './continue-line.tsx';
import { ForecastTabs } from './forecast-tabs.tsx';
import styles from './home-head.module.css';
import { PAGE_OF_TYPE } from './page-texts.ts';
import { noonSkyQuery } from './queries.ts';

/**
 * Half a planisphere on the horizon (a quarter on phones), with the planets of the day at their true places. It leads to
 * the sky's own page for who points at it; for everybody else the line of the Moon does.
 */
function Planisphere({ date }: { date: string }): ReactNode {
  const drawing = (kind: string): string => `/sky-art/planisphere-${kind}-${date}.svg`;
  return (
    <Link to="/sky" className={styles.dome} aria-hidden="true" tabIndex={-1}>
      <picture>
        <source media="(min-width: 1000px)" srcSet={drawing('half')} width={668} height={334} />
        <source media="(min-width: 700px)" srcSet={drawing('quarter-wide')} width={300} height={300} />
        <img src={drawing('quarter')} width={165} height={165} alt="" />
      </picture>
    </Link>
  );
}

function Skyline({ date }: { date: string }): ReactNode {
  const { data: sky } = useQuery({
    ...noonSkyQuery(date),
    placeholderData: (previous: SkyAnswer | undefined) => previous,
  });
  const lines = sky ? skyline(sky.moonPhase.name, sky.bodies) : [];
  return (
    <p className={styles.skyline} data-dated-text>
      {lines.length > 0 && (
        <Link to="/sky" className={styles.skyLink}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Link>
      )}
    </p>
  );
}

export function HomeHead({ type }: { type: ForecastType }): ReactNode {
  const today = useToday();
  const { heading, description } = PAGE_OF_TYPE[type];
  return (
    <div className={classes(styles.hero, type === 'compatibility' && styles.beforeTool)}>
      <Planisphere date={today} />
      <div className={styles.wrap}>
        <header className={styles.head}>
          <DateLine className={styles.date} />
          <h1>{heading}</h1>
          <p className={styles.description}>{description}</p>
          <Skyline date={today} />
        </header>
        <div className={styles.tabs}>
          <ForecastTabs current={type} addressOf={(other) => homeAddress(other)} />
        </div>
      </div>
      {/* The Love Match asks for the sign itself. */}
      {type !== 'compatibility' && (
        <div className={styles.below}>
          <ContinueLine type={type} />
        </div>
      )}
    </div>
  );
}
