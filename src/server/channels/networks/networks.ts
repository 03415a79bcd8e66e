import type { Network } from '../../../domain/channels/channel.ts';
import type { Clock } from '../../clock.ts';
import type { NetworkSettings } from './apps.ts';
import type { Caller } from './call.ts';
import { facebookSignIn } from './facebook-sign-in.ts';
import { facebookConnector } from './facebook.ts';
import type { Connector } from './network.ts';
import { pinterestSignIn } from './pinterest-sign-in.ts';
import { pinterestConnector } from './pinterest.ts';
import type { SignIn } from './sign-in.ts';
import { youtubeSignIn } from './youtube-sign-in.ts';
import { youtubeConnector } from './youtube.ts';

/** What we can do at a network while the owner's app is set. */
export interface ConnectedNetwork {
  signIn: SignIn;
  /** By a caller of one's own, whose calls end when an attempt has to. */
  connector: (caller: Pick<Caller, 'call'>) => Connector;
}

export type Networks = Readonly<Record<Network, ConnectedNetwork | null>>;

export interface NetworksParts {
  settings: NetworkSettings;
  caller: Pick<Caller, 'call'>;
  clock: Clock;
}

function facebook({ settings, caller, clock }: NetworksParts): ConnectedNetwork | null {
  const { app, graphVersion, apiUrl } = settings.facebook;
  if (!app) return null;
  const graph = `${apiUrl ?? 'https://graph.facebook.com'}/${graphVersion}`;
  const dialog = `${apiUrl ?? 'https://www.facebook.com'}/${graphVersion}/dialog/oauth`;
  return {
    signIn: facebookSignIn({ caller, clock, app, dialog, graph }),
    connector: (own) => facebookConnector({ caller: own, clock, graph, secret: app.secret }),
  };
}

function pinterest({ settings, caller, clock }: NetworksParts): ConnectedNetwork | null {
  const { app, isSandbox, apiUrl } = settings.pinterest;
  if (!app) return null;
  const host = isSandbox ? 'https://api-sandbox.pinterest.com' : 'https://api.pinterest.com';
  const api = `${apiUrl ?? host}/v5`;
  const dialog = `${apiUrl ?? 'https://www.pinterest.com'}/oauth/`;
  return {
    signIn: pinterestSignIn({ caller, clock, app, dialog, api }),
    connector: (own) => pinterestConnector({ caller: own, clock, api }),
  };
}

function youtube({ settings, caller, clock }: NetworksParts): ConnectedNetwork | null {
  const { app, apiUrl } = settings.youtube;
  if (!app) return null;
  const host = apiUrl ?? 'https://www.googleapis.com';
  const api = `${host}/youtube/v3`;
  const dialog = `${apiUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`;
  const tokenUrl = `${apiUrl ?? 'https://oauth2.googleapis.com'}/token`;
  return {
    signIn: youtubeSignIn({ caller, clock, app, dialog, tokenUrl, api }),
    connector: (own) => youtubeConnector({ caller: own, clock, api, upload: `${host}/upload/youtube/v3` }),
  };
}

/** Those whose app the owner has set. */
export function createNetworks(parts: NetworksParts): Networks {
  return { facebook: facebook(parts), pinterest: pinterest(parts), youtube: youtube(parts) };
}
