import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { SignKey } from '../../domain/zodiac/signs.ts';

interface MatchChoice {
  partner: SignKey | null;
  /** After the first check every change of a sign loads at once. */
  armed: boolean;
  choose: (partner: SignKey | null) => void;
  arm: () => void;
}

const Context = createContext<MatchChoice>({
  partner: null,
  armed: false,
  choose: () => {},
  arm: () => {},
});

/** Around a whole page: what was chosen outlives a change of the visitor's own sign. */
export function MatchChoiceProvider({ children }: { children: ReactNode }): ReactNode {
  const [partner, choose] = useState<SignKey | null>(null);
  const [armed, setArmed] = useState(false);
  const choice = useMemo(() => ({ partner, armed, choose, arm: () => setArmed(true) }), [partner, armed]);
  return <Context value={choice}>{children}</Context>;
}

export function useMatchChoice(): MatchChoice {
  return useContext(Context);
}
