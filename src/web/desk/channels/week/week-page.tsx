import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskWeek, WeekFilled, WeekReady } from '../../../../contract/desk-channel-week.ts';
import type { DeskChannels } from '../../../../contract/desk-channels.ts';
import { useIsWide } from '../../../report/use-is-wide.ts';
import { ButtonRow } from '../../../ui/button.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Section } from '../../ui/section.tsx';
import { useNow } from '../../use-now.ts';
import { useChannels, useWeek, weekCall, weekKey } from '../calls.ts';
import { Reminders } from '../reminders.tsx';
import { usePress } from '../use-press.ts';
import { ChannelList } from './channel-list.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { LeftEmpty } from './left-empty.tsx';
import { NeedsYou } from './needs-you.tsx';
import { channelWeeks, dayCells, daysOf, type ChannelWeek } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekFiles, WeekHead } from './week-head.tsx';
import { filledWords, readyWords } from './week-words.ts';

/** Where the rail stands beside the page, there is room for seven days. */
const WIDE_PX = 1000;

/** Fill and Make ready, and the week as it is afterwards. */
function useWeekPresses(from: string | null) {
  const client = useQueryClient();
  const { run } = usePress();
  const [busy, setBusy] = useState<'fill' | 'ready' | null>(null);
  const [left, setLeft] = useState<WeekFilled['left']>([]);
  const keep = (week: DeskWeek): void => void client.setQueryData(weekKey(from), week);
  const body = from === null ? {} : { from };
  return {
    busy,
    left,
    async fill() {
      setBusy('fill');
      const filled = await run<WeekFilled>({
        path: weekCall('fill'),
        body,
        done: filledWords,
        failed: 'The week wasn’t filled.',
      });
      setBusy(null);
      if (!filled) return;
      keep(filled.week);
      setLeft(filled.left);
    },
    async ready() {
      setBusy('ready');
      const made = await run<WeekReady>({
        path: weekCall('ready'),
        body,
        done: readyWords,
        failed: 'Nothing was made ready.',
      });
      setBusy(null);
      if (made) keep(made.week);
    },
  };
}

interface ShownProps {
  week: DeskWeek;
  rows: readonly ChannelWeek[];
  channels: DeskChannels;
  left: WeekFilled['left'];
}

function WideWeek({ week, rows, channels, left }: ShownProps): ReactNode {
  return (
    <>
      <WeekGrid week={week} rows={rows} />
      <LeftEmpty left={left} channels={channels.channels} zone={week.timeZone} />
      <NeedsYou needs={week.needsYou} zone={week.timeZone} />
    </>
  );
}

function NarrowWeek({ week, rows, channels, left }: ShownProps): ReactNode {
  const nowMs = useNow();
  const [params] = useSearchParams();
  const days = daysOf(week);
  const asked = params.get('day') ?? week.today;
  const chosen = days.includes(asked) ? asked : days[0]!;
  const cells = dayCells(rows, chosen, week.timeZone);
  // A matter whose post is listed stands there with its buttons.
  const isListed = (post: number | null): boolean => cells.some((cell) => cell.post?.id === post);
  return (
    <>
      <DayStrip
        week={week}
        rows={rows}
        chosen={chosen}
        nowMs={nowMs}
        addressOf={(date) => `/admin/week?from=${week.from}&day=${date}`}
      />
      <DayList cells={cells} zone={week.timeZone} nowMs={nowMs} />
      <LeftEmpty left={left} channels={channels.channels} zone={week.timeZone} />
      <NeedsYou
        needs={week.needsYou.filter(({ post }) => post === null || !isListed(post))}
        zone={week.timeZone}
      />
    </>
  );
}

/** The week of all channels: what went out, what waits, what is empty, and the press that fills it. */
export default function WeekPage(): ReactNode {
  const [params] = useSearchParams();
  const from = params.get('from');
  const isWide = useIsWide(WIDE_PX);
  const week = useWeek(from);
  const channels = useChannels();
  const { busy, left, fill, ready } = useWeekPresses(from);
  const Shown = isWide ? WideWeek : NarrowWeek;
  return (
    <>
      <WeekHead
        week={week.data}
        isWide={isWide}
        busy={busy}
        onFill={() => void fill()}
        onReady={() => void ready()}
      />
      <Answer query={week} loading="Looking at the week…" failed="We couldn’t load the week.">
        {(shown) => (
          <Answer query={channels} loading="Looking at the channels…" failed="We couldn’t load the channels.">
            {(all) => (
              <>
                <Shown week={shown} rows={channelWeeks(shown, all.channels)} channels={all} left={left} />
                {!isWide && <ChannelList channels={all.channels} />}
                <Reminders isReminded={all.isReminded} />
                {!isWide && (
                  <Section title="Take It With You">
                    <ButtonRow stretch>
                      <WeekFiles week={shown} />
                    </ButtonRow>
                  </Section>
                )}
              </>
            )}
          </Answer>
        )}
      </Answer>
    </>
  );
}
