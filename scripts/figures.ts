interface Goal {
  text: string;
  holds: (value: number) => boolean;
}

export const atLeast = (least: number): Goal => ({ text: `≥ ${least}`, holds: (value) => value >= least });
export const atMost = (most: number): Goal => ({ text: `≤ ${most}`, holds: (value) => value <= most });
export const exactly = (one: number): Goal => ({ text: `${one}`, holds: (value) => value === one });
export const between = (least: number, most: number): Goal => ({
  text: `${least}–${most}`,
  holds: (value) => value >= least && value <= most,
});

interface Figure {
  what: string;
  value: string;
  goal: string;
  ok: boolean;
}

/** Figures beside the goals they are held to: the report prints the sheet, a test fails on what is not met. */
export class FigureSheet {
  readonly figures: Figure[] = [];

  add(what: string, value: number, goal: Goal, decimals = 0): void {
    this.figures.push({ what, value: value.toFixed(decimals), goal: goal.text, ok: goal.holds(value) });
  }

  get failures(): string[] {
    return this.figures.filter(({ ok }) => !ok).map(({ what, value, goal }) => `${what}: ${value}, ${goal}`);
  }
}
