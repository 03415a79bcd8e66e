import { disc, placed, roped } from '../burin.ts';
import { TONE } from '../inks.ts';
import { cup } from '../suits/cup.ts';
import type { Cup } from '../suits/cup.ts';

/** A cup on a staff as long as a lance, its butt at 0, 0, the cup upward; `bands` are the places of its bindings. */
export function longCup(staff: number, form: Cup, bands: readonly number[]): string {
  return [
    roped(`M0 0V${-staff - 14}`, {
      edge: TONE.gold,
      body: TONE.brass,
      rib: TONE.brassShade,
      width: 24,
      pitch: 9,
    }),
    ...bands.map((part) =>
      roped(`M0 ${-part * staff}v-28`, {
        edge: TONE.gold,
        body: TONE.oxblood,
        rib: TONE.oxbloodDeep,
        width: 34,
        pitch: 5,
      }),
    ),
    disc([0, 0], 22, { fill: TONE.brass, stroke: TONE.gold, width: 2.6 }),
    disc([0, 0], 10, { fill: TONE.oxblood, stroke: TONE.brassDeep, width: 2 }),
    placed(cup(form), { at: [0, -staff] }),
  ].join('');
}
