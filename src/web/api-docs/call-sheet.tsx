import type { ReactNode } from 'react';
import styles from './api-docs.module.css';
import { Breakable } from './breakable.tsx';
import type { Answer, Call, Line } from './description.ts';
import { ExampleRequest } from './example-request.tsx';

function Lines({ caption, lines }: { caption: string; lines: readonly Line[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ name, kind, note, optional }) => (
          <tr key={name}>
            <th scope="row">
              <code>
                <Breakable text={name} />
              </code>
              {optional && <span className={styles.optional}> optional</span>}
            </th>
            <td>
              {kind}
              {note && (
                <span className={styles.note}>
                  <Breakable text={note} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }): ReactNode {
  return (
    <table className={styles.table}>
      <caption>Responses</caption>
      <tbody>
        {answers.map(({ status, note }) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Long, and the same for many calls: folded until somebody wants to know. */
function AnswerFields({ answers }: { answers: readonly Answer[] }): ReactNode {
  const fields = answers.find((answer) => answer.fields.length > 0)?.fields ?? [];
  if (fields.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>Response fields ({fields.length})</summary>
      <Lines caption="Response fields" lines={fields} />
    </details>
  );
}

/** One call: its address and what it is for; folded, so that all can be looked over, what it takes and gives back. */
export function CallSheet({ call }: { call: Call }): ReactNode {
  return (
    <article id={call.id} className={styles.call}>
      <details>
        <summary className={styles.head}>
          <h3 className={styles.address}>
            <span className={styles.method}>{call.method}</span>{' '}
            <code>
              <Breakable text={call.path} />
            </code>
          </h3>
          <span className={styles.what}>{call.summary}</span>
        </summary>
        <div className={styles.tables}>
          <p className={styles.who}>{call.personal ? 'Needs an X-User-Id header' : 'No key needed'}</p>
          <ExampleRequest {...call} />
          <Lines caption="Parameters" lines={call.parameters} />
          <Lines caption="Request body" lines={call.body} />
          <Answers answers={call.answers} />
          <AnswerFields answers={call.answers} />
        </div>
      </details>
    </article>
  );
}
