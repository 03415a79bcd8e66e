import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import type { CompatibilityResult } from '../../contract/compatibility.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { useMatchChoice } from './match-choice.tsx';
import { compatibilityQuery } from './queries.ts';

export interface Match {
  partner: SignKey | null;
  ready: boolean;
  loading: boolean;
  failed: boolean;
  result: CompatibilityResult | null;
  /** The result of the pair before, while the new one is on its way. */
  outdated: boolean;
  check: () => void;
}

/** The check of two signs: idle, armed and loading, then a result or a failure. */
export function useMatch(sign: SignKey | null): Match {
  const { partner, armed, arm } = useMatchChoice();
  const ready = sign !== null && partner !== null;
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...compatibilityQuery(sign ?? 'aries', partner ?? 'aries'),
    enabled: armed && ready,
    placeholderData: (previous: CompatibilityResult | undefined) => previous,
  });
  const active = armed && ready;
  return {
    partner,
    ready,
    loading: active && isFetching,
    failed: active && isError && !isFetching,
    result: (active && data) || null,
    outdated: active && isPlaceholderData,
    check: () => (active && isError ? void refetch() : arm()),
  };
}

/** The dial whole on the screen, and the keyboard at it. */
function goTo(dial: HTMLElement): void {
  dial.focus({ preventScroll: true });
  const { top, bottom } = dial.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) dial.scrollIntoView({ block: 'center' });
}

/** The visitor is led to the result that was asked for with the button; a mere change of sign leaves them where they are. */
export function useGoToResult({ result, outdated, check }: Match): {
  place: RefObject<HTMLDivElement | null>;
  askAndGo: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const shown = outdated ? null : result;
  useEffect(() => {
    if (!shown || !asked.current) return;
    asked.current = false;
    if (place.current) goTo(place.current);
  }, [shown]);
  const askAndGo = (): void => {
    check();
    // A result that is there already will not come again.
    if (shown && place.current) goTo(place.current);
    else asked.current = true;
  };
  return { place, askAndGo };
}
