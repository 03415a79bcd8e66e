const ARITY: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** Numbers as short as path data allows: a minus sign separates by itself. */
function joined(values: readonly number[]): string {
  return values.map((value, i) => (i === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
}

/** Path data of a font (absolute, y upward) as whole relative steps with y downward: half the bytes. */
export function relativePath(path: string): string {
  const commands = path.match(/[MLQCZ][^MLQCZ]*/g) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commands
    .map((command) => {
      const kind = command[0]!;
      if (kind === 'Z') [x, y] = [startX, startY];
      if (ARITY[kind] === 0) return 'z';
      const values = (command.match(/-?[\d.]+/g) ?? []).map((value, i) =>
        Math.round(i % 2 === 0 ? Number(value) : -Number(value)),
      );
      const steps = values.map((value, i) => value - (i % 2 === 0 ? x : y));
      [x, y] = values.slice(-2) as [number, number];
      if (kind === 'M') [startX, startY] = [x, y];
      return kind.toLowerCase() + joined(steps);
    })
    .join('');
}
