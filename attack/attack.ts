/** One thing that was measured, beside what it was when the hole was open and what it has to be. */
export interface Figure {
  name: string;
  before: string;
  goal: string;
  now: string;
  held: boolean;
}

export interface AttackOptions {
  /** The long version: 200,000 fuzz cases, 200 kills, an hour of load. */
  long: boolean;
  /** What goes on, for whoever watches. */
  tell: (line: string) => void;
}

export type Attack = (options: AttackOptions) => Promise<Figure[]>;
