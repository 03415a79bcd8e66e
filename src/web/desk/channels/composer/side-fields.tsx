import { useState, type ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { isCivilDate } from '../../../../domain/calendar/civil-date.ts';
import { tagsLength } from '../../../../domain/channels/outgoing.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../readings/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hashtagsIn } from '../channel/settings-change.ts';
import { dateIn, fieldTimeIn, instantIn, slotTime } from '../channel-times.ts';
import { BOARD_NAMES } from '../channel-words.ts';
import styles from './side-fields.module.css';
import type { PostDraft } from './use-post-draft.ts';

interface SideFieldsProps {
  post: DeskChannelPost;
  draft: PostDraft;
}

/** What is typed stays as it is typed, unless the hashtags become others elsewhere. */
function HashtagsField({ post, draft: { fields, set } }: SideFieldsProps): ReactNode {
  const [typed, setTyped] = useState(() => fields.hashtags.join(' '));
  const isOther = hashtagsIn(typed).join() !== fields.hashtags.join();
  const length = tagsLength(fields.hashtags);
  const most = post.limits.tags;
  return (
    <TextArea
      label="Hashtags"
      rows={1}
      value={isOther ? fields.hashtags.join(' ') : typed}
      autoComplete="off"
      {...(most !== null && {
        hint: length > most ? `${length} of ${most}: too many.` : `${length} of ${most}`,
        'aria-invalid': length > most,
      })}
      onChange={({ target }) => {
        setTyped(target.value);
        set({ hashtags: hashtagsIn(target.value) });
      }}
    />
  );
}

/** The channel's own times, remembered for it. */
function usualTimes({ slots }: DeskChannelPost['channel'], time: string): string[] {
  return [...new Set(slots.map((slot) => slot.time))].filter((one) => one !== time).sort();
}

function WhenFields({ post: { channel }, draft: { fields, set } }: SideFieldsProps): ReactNode {
  const zone = channel.timeZone;
  const date = dateIn(zone, fields.at);
  const time = fieldTimeIn(zone, fields.at);
  const become = (nextDate: string, nextTime: string): void => {
    const at = isCivilDate(nextDate) && nextTime !== '' ? instantIn(zone, nextDate, nextTime) : null;
    if (at !== null) set({ at });
  };
  return (
    <>
      <TextField label="Day" type="date" value={date} onChange={({ target }) => become(target.value, time)} />
      <div>
        <TextField
          label="Time"
          type="time"
          value={time}
          hint={`By the clocks in ${zone.split('/').at(-1)!.replaceAll('_', ' ')}.`}
          onChange={({ target }) => become(date, target.value)}
        />
        {usualTimes(channel, time).map((usual) => (
          <Button key={usual} kind="text" onClick={() => become(date, usual)}>
            {slotTime(usual)} as usual
          </Button>
        ))}
      </div>
    </>
  );
}

/** Link, hashtags and time. */
export function SideFields({ post, draft }: SideFieldsProps): ReactNode {
  const { fields, set } = draft;
  const { channel } = post;
  return (
    <div className={styles.fields}>
      <WhenFields post={post} draft={draft} />
      <TextField
        label="Link"
        value={fields.link}
        autoComplete="off"
        spellCheck={false}
        hint="A page of the site. Its short id is added, so that visits are counted."
        onChange={({ target }) => set({ link: target.value.trim() })}
      />
      <HashtagsField post={post} draft={draft} />
      {channel.board !== '' && (
        <p className={styles.board}>
          <span>{BOARD_NAMES[channel.network]}</span> {channel.board}
        </p>
      )}
    </div>
  );
}
