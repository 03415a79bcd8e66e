/** Long enough for a slow train, short enough for somebody who looks at a blank page. */
const PATIENCE_MS = 3_000;

/** A copy of ours is better than the note of a proxy whose server is away. */
export function isOutage({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

/** The network's answer, or undefined when it fails; where there is a copy, also when it takes too long. */
export function fromNetwork(
  answer: Promise<Response>,
  copy: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const failed = answer.catch(() => undefined);
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => void copy.then((found) => found && resolve(undefined)), PATIENCE_MS);
  });
  return Promise.race([failed, tooLate]);
}
