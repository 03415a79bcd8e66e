import type { ReactNode } from 'react';
import type { BirthChartAnswer } from '../../contract/chart.ts';
import { ordinal } from '../../domain/horoscope/fact-text.ts';
import type { Body } from '../../domain/sky/bodies.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { degreeText } from '../sky/formats.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { PillarPlate, type Pictured } from './pillar-plate.tsx';
import { placeText, signsText } from './place-words.ts';
import { latitudeOf, risingTurn } from './rising-turn.ts';
import styles from './three-signs.module.css';
import type { DrawnChart } from './use-chart.ts';

interface Pillar {
  name: string;
  pictured: Pictured;
  sign: SignKey | null;
  /** Its name, or those it may be. */
  signs: string;
  degree: number | null;
  fact: string;
  text: string;
}

function bodyPillar(answer: BirthChartAnswer, body: Extract<Body, 'sun' | 'moon'>, name: string): Pillar {
  const own = answer.bodies.find((one) => one.body === body)!;
  const words = answer.words[body];
  const house = own.house === null ? '' : `${ordinal(own.house)} house`;
  return {
    name,
    pictured: body,
    sign: own.sign,
    signs: signsText(own.signs),
    degree: own.degree,
    fact: [placeText(own), house].filter(Boolean).join(' · ') || 'which one depends on the time',
    text:
      words ??
      `The ${name} changed signs while you may have been born. With a closer time we could say which one is yours.`,
  };
}

function risingPillar({ rising, ascendant, words, instant }: BirthChartAnswer): Pillar {
  const unknown =
    instant === null
      ? 'The rising sign changes every two hours, so it takes a time of birth. Parents, a birth certificate or a hospital record may know yours.'
      : 'Within the time you gave, more than one sign was rising. A closer time would tell which one is yours.';
  return {
    name: 'Rising',
    pictured: 'rising',
    sign: rising,
    signs: rising ? signsText([rising]) : 'Not known',
    degree: ascendant === null ? null : ascendant % 30,
    fact:
      ascendant === null ? (rising ? 'the sign is sure, its degree isn’t' : '') : degreeText(ascendant % 30),
    text: words.rising ?? unknown,
  };
}

interface PillarCardProps {
  pillar: Pillar;
  elongationDeg: number | null;
  latitudeDeg: number;
}

function PillarCard({ pillar, elongationDeg, latitudeDeg }: PillarCardProps): ReactNode {
  const { name, pictured, sign, signs, degree, fact, text } = pillar;
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <PillarPlate
          pictured={pictured}
          sign={sign}
          degree={degree}
          elongationDeg={elongationDeg}
          turnDeg={sign ? risingTurn(sign, latitudeDeg) : 0}
        />
      </div>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <h3 className={styles.sign}>{signs}</h3>
        <p className={styles.fact}>{fact}</p>
      </div>
      <p className={styles.text}>{text}</p>
    </article>
  );
}

/** How far the Moon was ahead of the Sun; null while one of them is unsure. */
function elongationOf({ bodies }: BirthChartAnswer): number | null {
  const [sun, moon] = (['sun', 'moon'] as const).map(
    (body) => bodies.find((one) => one.body === body)!.longitude,
  );
  return sun == null || moon == null ? null : (moon - sun + 360) % 360;
}

/** What most people ask for first, a paragraph each. */
export function ThreeSigns({ chart: { answer, values } }: { chart: DrawnChart }): ReactNode {
  const pillars = [
    bodyPillar(answer, 'sun', 'Sun'),
    bodyPillar(answer, 'moon', 'Moon'),
    risingPillar(answer),
  ];
  return (
    <section aria-labelledby="three-signs">
      <SectionHead id="three-signs">Sun, Moon, Rising</SectionHead>
      <div className={styles.cards}>
        {pillars.map((pillar) => (
          <PillarCard
            key={pillar.name}
            pillar={pillar}
            elongationDeg={elongationOf(answer)}
            latitudeDeg={latitudeOf(values)}
          />
        ))}
      </div>
    </section>
  );
}
