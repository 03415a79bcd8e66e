import type { PreferencesAnswer, PreferencesExport, RefusalAnswer } from '../../contract/preferences.ts';
import {
  DEFAULT_PREFERENCES,
  isDefault,
  isFeedbackSettled,
  isSame,
  type Preferences,
} from '../../domain/preferences/preferences.ts';
import * as rules from '../../domain/preferences/transitions.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { listDeliveries, listSubscriptions } from '../push/store.ts';
import type { NewRowLimits } from '../storage/new-row-limits.ts';
import type { Visitor } from '../visitor.ts';
import {
  deleteUnlessReferredTo,
  deleteVisitor,
  findVisitor,
  lockKnownPreferences,
  lockPreferences,
  savePreferences,
  visitorHash,
  type VisitorRecord,
} from './store.ts';

type Step = (visitor: Visitor) => Promise<PreferencesAnswer>;

export interface PreferencesService {
  read: Step;
  enable: (visitor: Visitor, choice: { zodiacSign: SignKey; timezone: string }) => Promise<PreferencesAnswer>;
  decline: Step;
  neverAsk: Step;
  refuseJoke: (visitor: Visitor) => Promise<RefusalAnswer>;
  resetRefuses: Step;
  disableJokes: Step;
  feedbackShown: Step;
  setNotificationTime: (visitor: Visitor, time: string) => Promise<PreferencesAnswer>;
  patch: (visitor: Visitor, changes: rules.PreferencesPatch) => Promise<PreferencesAnswer>;
  export: (visitor: Visitor) => Promise<PreferencesExport>;
  deleteAll: (visitor: Visitor) => Promise<void>;
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

interface PreferencesParts {
  database: Pick<Database, 'db'>;
  clock: Clock;
  newRowLimits: NewRowLimits;
}

export function preferencesService(parts: PreferencesParts): PreferencesService {
  const { clock, newRowLimits } = parts;
  const { db } = parts.database;

  /** Who has set nothing has no row, before the step and after it. */
  async function changeWithin(
    tx: Transaction,
    { id, asker }: Visitor,
    transition: rules.Transition,
  ): Promise<Preferences> {
    const [hash, nowMs] = [visitorHash(id), clock.nowMs()];
    const known = await lockKnownPreferences(tx, hash);
    if (!known && isDefault(transition(DEFAULT_PREFERENCES))) return DEFAULT_PREFERENCES;
    const before =
      known ?? (await lockPreferences(tx, hash, nowMs, () => newRowLimits.admit('visitor', asker)));
    const after = transition(before);
    if (isDefault(after) && (await deleteUnlessReferredTo(tx, hash))) return after;
    if (!isSame(before, after)) await savePreferences(tx, hash, after, nowMs);
    return after;
  }

  function change(visitor: Visitor, transition: rules.Transition): Promise<Preferences> {
    // The level is stated because under a stricter default of the server waiting for a row could end in an error.
    return db.transaction((tx) => changeWithin(tx, visitor, transition), {
      isolationLevel: 'read committed',
    });
  }

  async function step(visitor: Visitor, transition: rules.Transition): Promise<PreferencesAnswer> {
    return answerOf(await change(visitor, transition));
  }

  return {
    async read({ id }) {
      const found = await findVisitor(db, visitorHash(id));
      return answerOf(found?.preferences ?? DEFAULT_PREFERENCES);
    },
    enable: (visitor, choice) => step(visitor, rules.enable(choice)),
    decline: (visitor) => step(visitor, rules.decline(clock.nowMs())),
    neverAsk: (visitor) => step(visitor, rules.neverAsk),
    async refuseJoke(visitor) {
      const after = await change(visitor, rules.refuseJoke);
      return { shouldShowDisablePopup: rules.shouldShowDisablePopup(after) };
    },
    resetRefuses: (visitor) => step(visitor, rules.resetRefuses),
    disableJokes: (visitor) => step(visitor, rules.disableJokes),
    feedbackShown: (visitor) => step(visitor, rules.feedbackShown),
    setNotificationTime: (visitor, time) => step(visitor, rules.setNotificationTime(time)),
    patch: (visitor, changes) => step(visitor, rules.patch(changes)),
    async export({ id }) {
      const hash = visitorHash(id);
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
    deleteAll: ({ id }) => deleteVisitor(db, visitorHash(id)),
  };
}
