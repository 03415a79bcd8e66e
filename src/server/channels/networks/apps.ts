/** An app that the owner has registered at a network. */
export interface NetworkApp {
  id: string;
  secret: string;
}

export interface NetworkSettings {
  facebook: { app: NetworkApp | null; graphVersion: string; apiUrl: string | null };
  pinterest: { app: NetworkApp | null; isSandbox: boolean; apiUrl: string | null };
  youtube: { app: NetworkApp | null; apiUrl: string | null };
}

interface Given {
  FACEBOOK_APP_ID: string | null;
  FACEBOOK_APP_SECRET: string | null;
  FACEBOOK_GRAPH_VERSION: string;
  FACEBOOK_API_URL: string | null;
  PINTEREST_APP_ID: string | null;
  PINTEREST_APP_SECRET: string | null;
  PINTEREST_SANDBOX: 'on' | 'off';
  PINTEREST_API_URL: string | null;
  GOOGLE_CLIENT_ID: string | null;
  GOOGLE_CLIENT_SECRET: string | null;
  GOOGLE_API_URL: string | null;
}

const appOf = (id: string | null, secret: string | null): NetworkApp | null =>
  id !== null && secret !== null ? { id, secret } : null;

/** What the settings say of the networks; `apiUrl` is who stands in for one in tests. */
export function networkApps(given: Given): NetworkSettings {
  return {
    facebook: {
      app: appOf(given.FACEBOOK_APP_ID, given.FACEBOOK_APP_SECRET),
      graphVersion: given.FACEBOOK_GRAPH_VERSION,
      apiUrl: given.FACEBOOK_API_URL,
    },
    pinterest: {
      app: appOf(given.PINTEREST_APP_ID, given.PINTEREST_APP_SECRET),
      isSandbox: given.PINTEREST_SANDBOX === 'on',
      apiUrl: given.PINTEREST_API_URL,
    },
    youtube: {
      app: appOf(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
      apiUrl: given.GOOGLE_API_URL,
    },
  };
}

const PAIRS = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['PINTEREST_APP_ID', 'PINTEREST_APP_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const;

interface Complaints {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void;
}

/** An id is of no use without its secret. */
export function refuseHalfAnApp(given: Given, complaints: Complaints): void {
  for (const [id, secret] of PAIRS) {
    if ((given[id] === null) === (given[secret] === null)) continue;
    const message = `${id} must be set together with ${secret}.`;
    complaints.addIssue({ code: 'custom', path: [id], message });
  }
}
