import type { WordsOfGroup } from './setting-word.ts';

/** The networks that posts can go out to by calls of their own. */
export const NETWORKS = {
  FACEBOOK_APP_ID: {
    words: 'Your app at Meta, which posts to your pages.',
    shown: ({ networks }) => networks.facebook.app?.id ?? null,
  },
  FACEBOOK_APP_SECRET: { words: 'The secret of that app.' },
  FACEBOOK_GRAPH_VERSION: {
    words: 'The version of Facebook’s calls; each is served for about two years.',
    shown: ({ networks }) => networks.facebook.graphVersion,
  },
  FACEBOOK_API_URL: {
    words: 'Another host on this machine in Facebook’s place, for rehearsals.',
    shown: ({ networks }) => networks.facebook.apiUrl,
  },
  PINTEREST_APP_ID: {
    words: 'Your app at Pinterest, which pins to your boards.',
    shown: ({ networks }) => networks.pinterest.app?.id ?? null,
  },
  PINTEREST_APP_SECRET: { words: 'The secret of that app.' },
  PINTEREST_SANDBOX: {
    words: 'Whether pins go to Pinterest’s sandbox, which is all that trial access may use.',
    shown: ({ networks }) => (networks.pinterest.isSandbox ? 'on' : 'off'),
  },
  PINTEREST_API_URL: {
    words: 'Another host on this machine in Pinterest’s place, for rehearsals.',
    shown: ({ networks }) => networks.pinterest.apiUrl,
  },
  GOOGLE_CLIENT_ID: {
    words: 'Your client at Google, which uploads to your YouTube channel.',
    shown: ({ networks }) => networks.youtube.app?.id ?? null,
  },
  GOOGLE_CLIENT_SECRET: { words: 'The secret of that client.' },
  GOOGLE_API_URL: {
    words: 'Another host on this machine in Google’s place, for rehearsals.',
    shown: ({ networks }) => networks.youtube.apiUrl,
  },
} satisfies WordsOfGroup;
