import type { NetworkSettings } from '../../../src/server/channels/networks/apps.ts';

/** Keys in the form of real ones; no app has them. */
export const FAKE_APP = { id: '1234567890', secret: 'fakefakefakefakefakefakefakefake' };

interface Addresses {
  facebook: { url: string };
  pinterest: { url: string };
  youtube: { url: string };
}

/** The settings of a site whose networks are fakes. */
export const fakeNetworkEnv = ({ facebook, pinterest, youtube }: Addresses): Record<string, string> => ({
  FACEBOOK_APP_ID: FAKE_APP.id,
  FACEBOOK_APP_SECRET: FAKE_APP.secret,
  FACEBOOK_API_URL: facebook.url,
  PINTEREST_APP_ID: FAKE_APP.id,
  PINTEREST_APP_SECRET: FAKE_APP.secret,
  PINTEREST_API_URL: pinterest.url,
  GOOGLE_CLIENT_ID: FAKE_APP.id,
  GOOGLE_CLIENT_SECRET: FAKE_APP.secret,
  GOOGLE_API_URL: youtube.url,
});

export const fakeNetworkSettings = ({ facebook, pinterest, youtube }: Addresses): NetworkSettings => ({
  facebook: { app: FAKE_APP, graphVersion: 'v26.0', apiUrl: facebook.url },
  pinterest: { app: FAKE_APP, isSandbox: false, apiUrl: pinterest.url },
  youtube: { app: FAKE_APP, apiUrl: youtube.url },
});
