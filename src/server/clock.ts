/** Time is an argument: tests start real servers whose clock they set and step. */
export interface Clock {
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };
