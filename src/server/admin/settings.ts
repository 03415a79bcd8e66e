import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeskSettings, type DeskSetting } from '../../contract/desk-settings.ts';
import type { Config, SettingName } from '../config.ts';
import type { SettingWords } from './setting-word.ts';
import { SETTING_GROUPS } from './setting-words.ts';

function valueOf({ shown }: SettingWords, config: Config): string | null {
  const value = shown?.(config) ?? null;
  if (value === null) return null;
  return (typeof value === 'object' ? value.join(', ') : String(value)) || null;
}

function settingOf(setting: SettingWords & { name: SettingName }, config: Config): DeskSetting {
  const { name, words, shown, made } = setting;
  const isGiven = config.given.includes(name);
  const value = valueOf(setting, config);
  return {
    name,
    words,
    value,
    secret: shown === undefined,
    isSet: isGiven || made === true || value !== null,
    source: isGiven ? 'environment' : made ? 'made' : 'default',
  };
}

/** Every setting with where it comes from; of a secret only whether there is one. */
const deskSettings = (config: Config): DeskSettings => ({
  groups: SETTING_GROUPS.map(({ title, settings }) => ({
    title,
    settings: settings.map((setting) => settingOf(setting, config)),
  })),
});

export const settingsRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get('/api/admin/settings', { schema: { hide: true, response: { 200: DeskSettings } } }, async () =>
    deskSettings(config),
  );
};
