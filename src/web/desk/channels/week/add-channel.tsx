import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DeskChannelView } from '../../../../contract/desk-channel-posts.ts';
import type { ChannelNew } from '../../../../contract/desk-channels.ts';
import { kindsOf } from '../../../../domain/channels/channel-rules.ts';
import { NETWORKS, NICHES, type Network, type Niche } from '../../../../domain/channels/channel.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { channelPage, NEW_CHANNEL_CALL } from '../calls.ts';
import { NICHE_NAMES } from '../channel-words.ts';
import { usePress } from '../use-press.ts';
import styles from './add-channel.module.css';

const TEXT =
  'Another page, board or channel of yours. It starts with slots that suit it, and you can change them all.';
const LONGEST_NAME = 60;

/** What can be shown there at all. */
const nichesOn = (network: Network): Niche[] => NICHES.filter((niche) => kindsOf(niche, network).length > 0);

/** The chosen one, unless the network has nothing of it. */
const nicheOn = (network: Network, niche: Niche): Niche =>
  nichesOn(network).includes(niche) ? niche : nichesOn(network)[0]!;

interface FieldsProps {
  fields: ChannelNew;
  why: string | null;
  onChange: (changed: Partial<ChannelNew>) => void;
}

function Fields({ fields, why, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={fields.name}
        wrong={why}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label="Network"
        value={fields.network}
        options={NETWORKS.map((network) => [network, NETWORK_NAMES[network]] as const)}
        onChange={(network) => onChange({ network, niche: nicheOn(network, fields.niche) })}
      />
      <SelectField
        label="About"
        value={fields.niche}
        options={nichesOn(fields.network).map((niche) => [niche, NICHE_NAMES[niche]] as const)}
        onChange={(niche) => onChange({ niche })}
      />
    </>
  );
}

export function AddChannel({ onDismiss }: { onDismiss: () => void }): ReactNode {
  const [fields, setFields] = useState<ChannelNew>({ name: '', network: 'facebook', niche: 'cats' });
  const navigate = useNavigate();
  const { isBusy, why, run } = usePress();
  const name = fields.name.trim();
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name === '') return;
    const made = await run<DeskChannelView>({
      path: NEW_CHANNEL_CALL,
      body: { ...fields, name },
      done: 'The channel is there.',
      failed: 'The channel wasn’t added.',
    });
    if (made) await navigate(channelPage(made.channel.key));
  };
  return (
    <Dialog title="Add a Channel" glyph="share" text={TEXT} onDismiss={onDismiss}>
      <form onSubmit={(event) => void onSubmit(event)} className={styles.form}>
        <Fields fields={fields} why={why} onChange={(changed) => setFields({ ...fields, ...changed })} />
        <ButtonRow stretch>
          <Button type="submit" disabled={isBusy || name === ''}>
            {isBusy ? 'Adding…' : 'Add it'}
          </Button>
          <Button kind="line" onClick={onDismiss}>
            Not now
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
