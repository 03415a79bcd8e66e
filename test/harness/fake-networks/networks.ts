import { startFakeFacebook, type FakeFacebook } from './facebook.ts';
import type { Fault, FaultChooser } from './fault.ts';
import { startFakePinterest, type FakePinterest } from './pinterest.ts';
import type { Publication } from './publication.ts';
import { startFakeYoutube, type FakeYoutube } from './youtube.ts';

export interface FakeNetworks {
  facebook: FakeFacebook;
  pinterest: FakePinterest;
  youtube: FakeYoutube;
  /** The next call of this name fails like this; null: all as they should. */
  fail: (name: string, fault: Fault) => void;
  /** What people can see, of all three. */
  published: () => Publication[];
  stop: () => Promise<void>;
}

/** All three networks on loopback. */
export async function startFakeNetworks(choose?: FaultChooser): Promise<FakeNetworks> {
  const waiting = new Map<string, Fault>();
  const chooseFault: FaultChooser = (call) => {
    const fault = waiting.get(call.name) ?? null;
    waiting.delete(call.name);
    return fault ?? choose?.(call) ?? null;
  };
  const facebook = await startFakeFacebook(chooseFault);
  const pinterest = await startFakePinterest(chooseFault);
  const youtube = await startFakeYoutube(chooseFault);
  return {
    facebook,
    pinterest,
    youtube,
    fail: (name, fault) => void waiting.set(name, fault),
    published: () => [...facebook.posts, ...pinterest.pins, ...youtube.videos],
    async stop() {
      await Promise.all([facebook.stop(), pinterest.stop(), youtube.stop()]);
    },
  };
}
