/** Some browsers never answer when their push service is out of reach: what comes later is too late. */
export function withinTimeLimit<T>(
  waiting: Promise<T>,
  limitMs: number,
  onTooLate: (late: T) => void = () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(new Error(`No answer within ${limitMs / 1000} seconds.`));
    }, limitMs);
    waiting
      .then((value) => (isOver ? onTooLate(value) : resolve(value)), reject)
      .finally(() => clearTimeout(timer));
  });
}
