import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DeskPushPreview } from '../../../contract/desk-push.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import { signOf } from '../../../domain/zodiac/signs.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { getJson } from '../call.ts';
import { Answer } from '../ui/answer.tsx';
import { Section } from '../ui/section.tsx';
import styles from './preview.module.css';

type Day = 'today' | 'tomorrow';

const DAYS: readonly { day: Day; label: string }[] = [
  { day: 'today', label: 'Today' },
  { day: 'tomorrow', label: 'Tomorrow' },
];

function Messages({ messages }: Pick<DeskPushPreview, 'messages'>): ReactNode {
  return (
    <ul className={styles.messages}>
      {messages.map(({ sign, title, body, url }) => (
        <li key={sign} className={styles.message}>
          <Glyph name={sign} size={26} title={signOf(sign).name} className={styles.glyph} />
          <div>
            <a href={url} className={styles.title}>
              {title}
            </a>
            <p className={styles.body}>{body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The very words that twelve phones show. */
export function Preview(): ReactNode {
  const [day, setDay] = useState<Day>('today');
  const query = useQuery({
    queryKey: ['push', 'preview', day],
    queryFn: ({ signal }) => getJson<DeskPushPreview>(`/api/admin/push/preview?day=${day}`, signal),
  });
  return (
    <Section title="What They Say" note={query.data && shortDay(query.data.date)}>
      <ButtonRow>
        {DAYS.map(({ day: choice, label }) => (
          <Button
            key={choice}
            kind="line"
            className={styles.choice}
            aria-pressed={choice === day}
            onClick={() => setDay(choice)}
          >
            {label}
          </Button>
        ))}
      </ButtonRow>
      <Answer query={query} loading="Writing twelve messages…" failed="We couldn’t load the messages.">
        {({ messages }) => <Messages messages={messages} />}
      </Answer>
    </Section>
  );
}
