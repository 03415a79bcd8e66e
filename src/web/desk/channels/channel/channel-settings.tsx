import { useState, type FormEvent, type ReactNode } from 'react';
import type { DeskChannelView } from '../../../../contract/desk-channel-posts.ts';
import type { DeskChannel } from '../../../../contract/desk-channels.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { TextArea } from '../../readings/text-area.tsx';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { channelCall } from '../calls.ts';
import { BOARD_NAMES, inWeekOrder, WAY_NAMES, waysOf } from '../channel-words.ts';
import { usePress } from '../use-press.ts';
import styles from './channel-settings.module.css';
import { changeOf, hashtagsIn, settingsOf, type SettingFields } from './settings-change.ts';
import { SlotEditor } from './slot-editor.tsx';

interface FieldsProps {
  channel: DeskChannel;
  fields: SettingFields;
  onChange: (changed: Partial<SettingFields>) => void;
}

/** What is typed stays as it is typed until it is left. */
function HashtagsField({ fields, onChange }: Omit<FieldsProps, 'channel'>): ReactNode {
  const [typed, setTyped] = useState(fields.hashtags.join(' '));
  return (
    <TextField
      label="Hashtags"
      value={typed}
      autoComplete="off"
      hint="Under every new post of this channel."
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ hashtags: hashtagsIn(target.value) });
      }}
      onBlur={() => setTyped(fields.hashtags.join(' '))}
    />
  );
}

function Fields({ channel, fields, onChange }: FieldsProps): ReactNode {
  return (
    <div className={styles.fields}>
      <TextField
        label="Name"
        required
        maxLength={60}
        value={fields.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label="Way out"
        value={fields.way}
        options={waysOf(channel.network).map((way) => [way, WAY_NAMES[way]] as const)}
        onChange={(way) => onChange({ way })}
      />
      <TextField
        label={BOARD_NAMES[channel.network]}
        maxLength={120}
        value={fields.board}
        onChange={({ target }) => onChange({ board: target.value })}
      />
      <TextField
        label="Time zone"
        maxLength={60}
        autoComplete="off"
        value={fields.timeZone}
        hint="Its slots follow the clocks there."
        onChange={({ target }) => onChange({ timeZone: target.value })}
      />
      <HashtagsField fields={fields} onChange={onChange} />
      <TextArea
        label="Tone"
        maxLength={400}
        rows={2}
        value={fields.tone}
        onChange={({ target }) => onChange({ tone: target.value })}
      />
    </div>
  );
}

/** Slots, hashtags, board, tone and the way out. Posts that exist stay as they are. */
export function ChannelSettings({ channel }: { channel: DeskChannel }): ReactNode {
  const before = settingsOf(channel);
  const [fields, setFields] = useState(before);
  const { isBusy, why, run } = usePress();
  const change = changeOf(before, fields);
  const isSame = Object.keys(change).length === 0;
  const onChange = (changed: Partial<SettingFields>): void => setFields({ ...fields, ...changed });
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await run<DeskChannelView>({
      method: 'PATCH',
      path: channelCall(channel.key),
      body: change.slots ? { ...change, slots: inWeekOrder(change.slots) } : change,
      done: 'Saved. It counts from the next post on.',
      failed: 'The channel is as it was.',
    });
    if (saved) setFields(settingsOf(saved.channel));
  };
  return (
    <Section title="How It Runs">
      <form onSubmit={(event) => void onSubmit(event)}>
        <Fields channel={channel} fields={fields} onChange={onChange} />
        <SlotEditor channel={channel} slots={fields.slots} onChange={(slots) => onChange({ slots })} />
        {why !== null && (
          <p role="alert" className={styles.why}>
            {why}
          </p>
        )}
        <div className={styles.end}>
          <ButtonRow stretch>
            <Button type="submit" kind="line" disabled={isBusy || isSame}>
              {isBusy ? 'Saving…' : 'Save'}
            </Button>
            {!isSame && (
              <Button kind="text" disabled={isBusy} onClick={() => setFields(before)}>
                As it was
              </Button>
            )}
          </ButtonRow>
        </div>
      </form>
      <VoiceRules voice={channel.voice} />
    </Section>
  );
}

function VoiceRules({ voice }: Pick<DeskChannel, 'voice'>): ReactNode {
  if (voice.length === 0) return null;
  return (
    <div className={styles.voice}>
      <h3>What its words are held to</h3>
      <ul>
        {voice.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
