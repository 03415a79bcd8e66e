import type { FastifyReply } from 'fastify';
import type { ImpossibleBirth, RepeatedHour } from '../../contract/chart.ts';
import { clockTime } from '../../domain/calendar/written-time.ts';
import type { WallTime } from '../../domain/zones/local-time.ts';
import type { UnfoundBirth } from './births.ts';

/** "2:00 AM" */
const clockOf = (wall: WallTime): string => clockTime(Number(wall.slice(11, 13)), Number(wall.slice(14, 16)));

type Impossible = Exclude<UnfoundBirth, { kind: 'repeated' }>;

function impossible(found: Impossible): ImpossibleBirth {
  switch (found.kind) {
    case 'unknown-place':
      return { error: { code: 'unknown_place', message: 'body place.id: there is no such place' } };
    case 'day-left-out':
      return {
        error: { code: 'skipped_day', message: 'That day did not exist there: calendars left it out.' },
      };
    case 'skipped': {
      const { before, after } = found;
      const change =
        before.slice(0, 10) === after.slice(0, 10)
          ? `clocks went from ${clockOf(before)} to ${clockOf(after)}.`
          : 'calendars left that day out.';
      const message = `That clock time did not exist: ${change}`;
      return { error: { code: 'skipped_hour', message, before, after } };
    }
  }
}

function repeated({ choices }: Extract<UnfoundBirth, { kind: 'repeated' }>): RepeatedHour {
  const message =
    'Clocks went back that day, and showed that time twice: fold says whether it was the first or the second.';
  return {
    error: {
      code: 'repeated_hour',
      message,
      choices: choices.map(({ instantMs, offsetSeconds }, fold) => ({
        fold,
        instant: new Date(instantMs).toISOString(),
        offsetSeconds,
      })),
    },
  };
}

/** What is answered where no chart can be drawn. */
export function birthRefusal(found: UnfoundBirth, reply: FastifyReply): FastifyReply {
  if (found.kind === 'repeated') return reply.code(409).send(repeated(found));
  return reply.code(422).send(impossible(found));
}
