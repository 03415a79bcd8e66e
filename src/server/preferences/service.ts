import type { PreferencesAnswer, PreferencesExport, RefusalAnswer } from '../../contract/preferences.ts';
import {
  DEFAULT_PREFERENCES,
  isFeedbackSettled,
  isSame,
  type Preferences,
} from '../../domain/preferences/preferences.ts';
import * as rules from '../../domain/preferences/transitions.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { listDeliveries, listSubscriptions } from '../push/store.ts';
import {
  deleteVisitor,
  findVisitor,
  lockPreferences,
  savePreferences,
  visitorHash,
  type VisitorRecord,
} from './store.ts';

type Step = (visitorId: string) => Promise<PreferencesAnswer>;

export interface PreferencesService {
  read: Step;
  enable: (
    visitorId: string,
    choice: { zodiacSign: SignKey; timezone: string },
  ) => Promise<PreferencesAnswer>;
  decline: Step;
  neverAsk: Step;
  refuseJoke: (visitorId: string) => Promise<RefusalAnswer>;
  resetRefuses: Step;
  disableJokes: Step;
  feedbackShown: Step;
  setNotificationTime: (visitorId: string, time: string) => Promise<PreferencesAnswer>;
  patch: (visitorId: string, changes: rules.PreferencesPatch) => Promise<PreferencesAnswer>;
  export: (visitorId: string) => Promise<PreferencesExport>;
  deleteAll: (visitorId: string) => Promise<void>;
}

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

export function answerOf(preferences: Preferences): PreferencesAnswer {
  const { askHoroscopeAgainAfterMs: againMs, feedbackAnswered: _, ...same } = preferences;
  return {
    ...same,
    askHoroscopeAgainAfter: againMs === null ? null : iso(againMs),
    feedbackShown: isFeedbackSettled(preferences),
  };
}

function exportOf({ preferences, createdAtMs, updatedAtMs }: VisitorRecord) {
  return {
    ...answerOf(preferences),
    feedbackAnswered: preferences.feedbackAnswered,
    createdAt: iso(createdAtMs),
    updatedAt: iso(updatedAtMs),
  };
}

export function preferencesService({ db }: Pick<Database, 'db'>, clock: Clock): PreferencesService {
  function change(visitorId: string, transition: rules.Transition): Promise<Preferences> {
    const hash = visitorHash(visitorId);
    const nowMs = clock.nowMs();
    // The level is stated because under a stricter default of the server waiting for a row could end in an error.
    return db.transaction(
      async (tx) => {
        const before = await lockPreferences(tx, hash, nowMs);
        const after = transition(before);
        if (!isSame(before, after)) await savePreferences(tx, hash, after, nowMs);
        return after;
      },
      { isolationLevel: 'read committed' },
    );
  }

  async function step(visitorId: string, transition: rules.Transition): Promise<PreferencesAnswer> {
    return answerOf(await change(visitorId, transition));
  }

  return {
    async read(visitorId) {
      const found = await findVisitor(db, visitorHash(visitorId));
      return answerOf(found?.preferences ?? DEFAULT_PREFERENCES);
    },
    enable: (visitorId, choice) => step(visitorId, rules.enable(choice)),
    decline: (visitorId) => step(visitorId, rules.decline(clock.nowMs())),
    neverAsk: (visitorId) => step(visitorId, rules.neverAsk),
    async refuseJoke(visitorId) {
      const after = await change(visitorId, rules.refuseJoke);
      return { shouldShowDisablePopup: rules.shouldShowDisablePopup(after) };
    },
    resetRefuses: (visitorId) => step(visitorId, rules.resetRefuses),
    disableJokes: (visitorId) => step(visitorId, rules.disableJokes),
    feedbackShown: (visitorId) => step(visitorId, rules.feedbackShown),
    setNotificationTime: (visitorId, time) => step(visitorId, rules.setNotificationTime(time)),
    patch: (visitorId, changes) => step(visitorId, rules.patch(changes)),
    async export(visitorId) {
      const hash = visitorHash(visitorId);
      const found = await findVisitor(db, hash);
      const subscriptions = await listSubscriptions(db, hash);
      return {
        exportedAt: iso(clock.nowMs()),
        preferences: found && exportOf(found),
        subscriptions: subscriptions.map(({ endpoint, createdAtMs }) => ({
          host: new URL(endpoint).host,
          createdAt: iso(createdAtMs),
        })),
        deliveries: await listDeliveries(db, hash),
      };
    },
    deleteAll: (visitorId) => deleteVisitor(db, visitorHash(visitorId)),
  };
}
