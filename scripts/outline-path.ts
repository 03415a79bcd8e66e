const ARITY: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** Numbers as short as path data allows: a minus sign separates by itself. */
function joined(values: readonly number[]): string {
  return values.map((value, i) => (i === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
}

interface Command {
  kind: string;
  values: number[];
}

/** Path data of a font, whose y goes upward, as whole numbers with y downward. */
function commandsOf(path: string): Command[] {
  return (path.match(/[MLQCZ][^MLQCZ]*/g) ?? []).map((command) => {
    const values = (command.match(/-?[\d.]+/g) ?? []).map((value, i) =>
      Math.round(i % 2 === 0 ? Number(value) : -Number(value)),
    );
    return { kind: command[0]!, values };
  });
}

export const absolutePath = (path: string): string =>
  commandsOf(path)
    .map(({ kind, values }) => kind + values.join(' '))
    .join('');

/** Path data of a font as relative steps: half the bytes. */
export function relativePath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commandsOf(path)
    .map(({ kind, values }) => {
      if (kind === 'Z') [x, y] = [startX, startY];
      if (ARITY[kind] === 0) return 'z';
      const steps = values.map((value, i) => value - (i % 2 === 0 ? x : y));
      [x, y] = values.slice(-2) as [number, number];
      if (kind === 'M') [startX, startY] = [x, y];
      return kind.toLowerCase() + joined(steps);
    })
    .join('');
}
