import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DeskChannel } from '../../../../contract/desk-channels.ts';
import type { ChannelPlaces } from '../../../../contract/desk-connections.ts';
import { Button } from '../../../ui/button.tsx';
import { getJson } from '../../call.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { channelCall, channelKey } from '../calls.ts';
import { BOARD_NAMES } from '../channel-words.ts';
import { usePress } from '../use-press.ts';
import styles from './places.module.css';

function usePlaces(key: string, canConnect: boolean): ChannelPlaces | undefined {
  return useQuery({
    queryKey: [...channelKey(key), 'places'],
    queryFn: ({ signal }) => getJson<ChannelPlaces>(channelCall(key, 'places'), signal),
    enabled: canConnect,
  }).data;
}

interface ChoiceProps extends ChannelPlaces {
  channel: DeskChannel;
}

function PlaceChoice({ channel, chosen, places }: ChoiceProps): ReactNode {
  const [id, setId] = useState(chosen ?? places[0]!.id);
  const { isBusy, run } = usePress();
  const name = places.find((place) => place.id === id)?.name ?? '';
  const choose = {
    path: channelCall(channel.key, 'place'),
    body: { id },
    done: `It posts to ${name}.`,
    failed: 'That wasn’t chosen.',
  };
  return (
    <div className={styles.choice}>
      <SelectField
        label={`${BOARD_NAMES[channel.network]} to post to`}
        value={id}
        options={places.map((place) => [place.id, place.name] as const)}
        onChange={setId}
      />
      <Button kind="line" disabled={isBusy || id === chosen} onClick={() => void run(choose)}>
        {isBusy ? 'Choosing…' : 'Choose it'}
      </Button>
    </div>
  );
}

/** Signed in, its posts may still wait for the owner's hand: that is another yes. */
function ByItself({ channel }: { channel: DeskChannel }): ReactNode {
  const { isBusy, run } = usePress();
  const change = {
    method: 'PATCH' as const,
    path: channelCall(channel.key),
    body: { way: 'connected' },
    done: 'Ready posts go out by themselves now.',
    failed: 'The channel is as it was.',
  };
  return (
    <Button kind="line" disabled={isBusy} onClick={() => void run(change)}>
      {isBusy ? 'Changing…' : 'Let posts go out by themselves'}
    </Button>
  );
}

function Disconnect({ channel }: { channel: DeskChannel }): ReactNode {
  const { isBusy, run } = usePress();
  const end = {
    path: channelCall(channel.key, 'disconnect'),
    done: 'It’s disconnected. The kit still works.',
    failed: 'It’s still connected.',
  };
  return (
    <Button kind="text" disabled={isBusy} onClick={() => void run(end)}>
      {isBusy ? 'One moment…' : 'Disconnect'}
    </Button>
  );
}

/** Once the owner is signed in: where the posts go, whether by themselves, and the way out of it. */
export function Places({ channel }: { channel: DeskChannel }): ReactNode {
  const { connection, way, key } = channel;
  const known = usePlaces(key, connection.canConnect);
  const places = known?.places ?? [];
  const isConnected = connection.state === 'connected' || connection.state === 'trial';
  if (places.length === 0 && connection.state === 'none') return null;
  return (
    <div className={styles.places}>
      {places.length > 0 && (
        <PlaceChoice key={known!.chosen} channel={channel} chosen={known!.chosen} places={places} />
      )}
      <div className={styles.row}>
        {isConnected && way !== 'connected' && <ByItself channel={channel} />}
        <Disconnect channel={channel} />
      </div>
    </div>
  );
}
