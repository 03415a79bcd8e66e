import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskSetting, DeskSettings } from '../../../contract/desk-settings.ts';
import { getJson } from '../call.ts';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import styles from './settings-page.module.css';

const SOURCES: Record<DeskSetting['source'], string> = {
  environment: 'from the environment',
  default: 'the default',
  made: 'made by the site itself',
};

/** A secret is never told, only whether there is one. */
function valueWords({ secret, isSet, value }: DeskSetting): string {
  if (secret) return isSet ? 'set' : 'not set';
  return value ?? 'not set';
}

function Setting({ setting }: { setting: DeskSetting }): ReactNode {
  const { name, words, source, secret, isSet } = setting;
  return (
    <div className={styles.setting}>
      <dt>
        <code className={styles.name}>{name}</code>
        <span className={styles.words}>{words}</span>
      </dt>
      <dd className={styles.value}>
        <span>{valueWords(setting)}</span>
        <small>{[secret && 'a secret', isSet && SOURCES[source]].filter(Boolean).join(', ')}</small>
      </dd>
    </div>
  );
}

/** What the site runs with and where each value comes from, to look at: they are set where the site is started. */
export default function SettingsPage(): ReactNode {
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => getJson<DeskSettings>('/api/admin/settings', signal),
  });
  return (
    <>
      <PageHead title="Settings">
        What the site runs with. You change these where it’s started, and they count from its next start.
        Secrets are never shown, here or anywhere.
      </PageHead>
      <Answer query={query} loading="Reading the settings…" failed="We couldn’t load the settings.">
        {({ groups }) =>
          groups.map(({ title, settings }) => (
            <Section key={title} title={title}>
              <dl className={styles.list}>
                {settings.map((setting) => (
                  <Setting key={setting.name} setting={setting} />
                ))}
              </dl>
            </Section>
          ))
        }
      </Answer>
    </>
  );
}
