import type { Config, SettingName } from '../config.ts';

/** What the owner reads of a setting. Without `shown` its value is never told: only whether there is one. */
export interface SettingWords {
  words: string;
  shown?: (config: Config) => string | number | readonly string[] | null;
  /** Where it is not given, the site makes one and keeps it. */
  made?: true;
}

export type WordsOfGroup = Partial<Record<SettingName, SettingWords>>;
