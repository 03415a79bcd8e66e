import type { Instance } from './instance.ts';

/** What one stranger asks for within the limits, as fast as that. */
export interface Costly {
  name: string;
  before: string;
  requests: number;
  seconds: number;
  ask: (instance: Instance, at: number) => Promise<unknown>;
}
