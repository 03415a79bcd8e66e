import type { ReactNode } from 'react';
import styles from './api-docs.module.css';
import type { Answer, Call, Line } from './description.ts';

function Lines({ caption, lines }: { caption: string; lines: readonly Line[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ name, kind, note, optional }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {optional && <span className={styles.optional}> optional</span>}
            </th>
            <td>{kind}</td>
            <td className={styles.note}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }): ReactNode {
  return (
    <table className={styles.table}>
      <caption>Answers</caption>
      <tbody>
        {answers.map(({ status, note }) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td colSpan={2} className={styles.note}>
              {note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One call: what it is for, what it takes and what it gives back. */
export function CallSheet({ call }: { call: Call }): ReactNode {
  return (
    <article id={call.id} className={styles.call}>
      <div className={styles.what}>
        <h3 className={styles.address}>
          <span className={styles.method}>{call.method}</span> <code>{call.path}</code>
        </h3>
        <p>{call.summary}</p>
        <p className={styles.who}>{call.personal ? 'Personal' : 'Public'}</p>
      </div>
      <div className={styles.tables}>
        <Lines caption="Parameters" lines={call.parameters} />
        <Lines caption="Body" lines={call.body} />
        <Lines
          caption="Fields of the answer"
          lines={call.answers.find(({ fields }) => fields.length > 0)?.fields ?? []}
        />
        <Answers answers={call.answers} />
      </div>
    </article>
  );
}
