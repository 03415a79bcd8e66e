/** Limits how many things go on at once; requests for more are served in the order they came. */
export interface Semaphore {
  acquire: (count: number) => Promise<void>;
  release: (count: number) => void;
}

export function createSemaphore(limit: number): Semaphore {
  let free = limit;
  const waiting: { count: number; admit: () => void }[] = [];

  function admitNext(): void {
    while (waiting[0] && waiting[0].count <= free) {
      const { count, admit } = waiting.shift()!;
      free -= count;
      admit();
    }
  }

  return {
    acquire: (count) =>
      new Promise((admit) => {
        waiting.push({ count, admit });
        admitNext();
      }),
    release(count) {
      free += count;
      admitNext();
    },
  };
}
