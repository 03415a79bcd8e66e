import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { angleBetween } from '../../domain/compatibility/angles.ts';
import { pairAddress } from '../../domain/compatibility/pairs.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { Alert } from '../ui/alert.tsx';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { EmptyRing, FromRing } from './angle-ring.tsx';
import { Dial } from './dial.tsx';
import styles from './match-card.module.css';
import { MatchForm } from './match-form.tsx';
import { MatchResult } from './match-result.tsx';
import { SignDisc } from './sign-disc.tsx';
import { useGoToResult, useMatch, type Match } from './use-match.ts';

function noteFor(sign: SignKey | null, partner: SignKey | null): string {
  if (!sign) return 'Choose both signs here, or start from your own below.';
  if (!partner) return 'The dotted lines show the angle each sign makes with yours.';
  const { degrees, gloss } = angleBetween(sign, partner);
  return `${degrees}° apart: ${gloss}.`;
}

function announced(sign: SignKey, { partner, result, outdated }: Match): string {
  if (!partner || !result || outdated) return '';
  const names = `${signOf(sign).name} and ${signOf(partner).name}`;
  return `${names}: ${result.overall_compatibility}%, ${result.label}`;
}

function restingWords({ partner, loading }: Match): string {
  if (loading) return 'Reading the Stars...';
  return partner ? 'Ready when you are' : 'Choose a partner’s sign to begin';
}

function Who({ sign, words }: { sign: SignKey; words: string }): ReactNode {
  return (
    <p className={styles.who}>
      <b>{signOf(sign).name}</b>
      <i>{words}</i>
    </p>
  );
}

/** Below the form: what the check said, or that it could not. */
function Outcome({ sign, match }: { sign: SignKey; match: Match }): ReactNode {
  const { partner, result, failed, outdated, check } = match;
  if (failed)
    return (
      <div className={styles.outcome}>
        <Alert title="Unable to calculate compatibility. Please try again." onRetry={check} />
      </div>
    );
  if (!partner || !result) return null;
  return (
    <div className={styles.outcome}>
      <MatchResult one={sign} other={partner} result={result} outdated={outdated} />
      <p className={styles.more}>
        <Link to={pairAddress(sign, partner)}>
          This week for {signOf(sign).name} and {signOf(partner).name}
        </Link>
      </p>
    </div>
  );
}

/** The ring of angles until there is an answer, then who was asked about. */
function Partner({ sign, match: { partner, result } }: { sign: SignKey; match: Match }): ReactNode {
  if (partner && result)
    return (
      <>
        <SignDisc sign={partner} />
        <Who sign={partner} words="partner’s sign" />
      </>
    );
  return (
    <div className={styles.ring}>
      <FromRing sign={sign} partner={partner} />
    </div>
  );
}

interface MatchCardProps {
  sign: SignKey;
  addressOfSign: (sign: SignKey) => string;
}

/** The Love Compatibility card: your disc, the dial and the angles; the form; the result. */
export function MatchCard({ sign, addressOfSign }: MatchCardProps): ReactNode {
  const match = useMatch(sign);
  const { partner, ready, loading, result } = match;
  const { place, askAndGo } = useGoToResult(match);
  const shown = partner && result;
  return (
    <section aria-label="Love Compatibility" className={styles.card} data-result={shown ? '' : undefined}>
      <div className={styles.you}>
        <SignDisc sign={sign} />
        {shown && <Who sign={sign} words="your sign" />}
      </div>
      <div className={styles.partner}>
        <Partner sign={sign} match={match} />
      </div>
      <div className={styles.form}>
        <MatchForm
          sign={sign}
          ready={ready}
          loading={loading}
          failed={match.failed}
          onCheck={askAndGo}
          addressOfSign={addressOfSign}
          note={noteFor(sign, partner)}
        />
        <VisuallyHidden>
          <span role="status">{announced(sign, match)}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.dial}>
        <Dial
          percent={shown && !match.outdated ? result.overall_compatibility : null}
          signs={partner && [sign, partner]}
          words={restingWords(match)}
          place={place}
        />
      </div>
      <Outcome sign={sign} match={match} />
    </section>
  );
}

/** The card before there is a sign: the dial at rest; the field and the picker below are the ways to one. */
export function MatchCardWithoutSign({ addressOfSign }: Pick<MatchCardProps, 'addressOfSign'>): ReactNode {
  const { ready, loading, partner } = useMatch(null);
  return (
    <section aria-label="Love Compatibility" className={classes(styles.card, styles.empty)}>
      <div className={styles.you}>
        <div className={styles.ring}>
          <EmptyRing words="You" />
        </div>
      </div>
      <div className={styles.partner}>
        {partner ? (
          <SignDisc sign={partner} />
        ) : (
          <div className={styles.ring}>
            <EmptyRing words="Your partner" />
          </div>
        )}
      </div>
      <div className={styles.form}>
        <MatchForm
          sign={null}
          ready={ready}
          loading={loading}
          onCheck={() => {}}
          addressOfSign={addressOfSign}
          note={noteFor(null, partner)}
        />
      </div>
      <div className={styles.dial}>
        <Dial
          percent={null}
          signs={null}
          words={partner ? 'And your own sign?' : 'Choose two signs to begin'}
        />
      </div>
    </section>
  );
}
