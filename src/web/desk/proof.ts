type Answer = (isProven: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Resolves once the owner has given the password or a passkey again, or has thought better of it. */
export function provenAgain(): Promise<boolean> {
  return new Promise((resolve) => become([...waiting, resolve]));
}

/** Everything that waits for it is answered at once: one proof is enough for all of them. */
export function answerProof(isProven: boolean): void {
  const answers = waiting;
  become([]);
  for (const answer of answers) answer(isProven);
}

export const isProofAsked = (): boolean => waiting.length > 0;

export function onProofAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
