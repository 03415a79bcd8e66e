/** So many things may go on at once; whoever wants more waits in line. */
export interface Slots {
  take: (count: number) => Promise<void>;
  give: (count: number) => void;
}

export function createSlots(limit: number): Slots {
  let free = limit;
  const line: { count: number; enter: () => void }[] = [];

  function admit(): void {
    while (line[0] && line[0].count <= free) {
      const { count, enter } = line.shift()!;
      free -= count;
      enter();
    }
  }

  return {
    take: (count) =>
      new Promise((enter) => {
        line.push({ count, enter });
        admit();
      }),
    give(count) {
      free += count;
      admit();
    },
  };
}
