import { useId, type ReactNode } from 'react';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { classes } from '../../ui/classes.ts';
import { WordsOf } from '../drafts/words-of.tsx';
import { CheckBox } from './check-box.tsx';
import styles from './choose-words.module.css';
import { valueText } from './field-values.ts';

export interface Version {
  id: string;
  /** "This tab", "The release" */
  title: string;
  note: string;
  fields: Fields;
  /** Only shown to compare with; it can't be chosen. */
  isOld?: boolean;
}

interface ChooseWordsProps {
  versions: readonly Version[];
  names: readonly string[];
  labelOf: (name: string) => string;
  /** The id of the version that each field is taken from. */
  picks: Readonly<Record<string, string>>;
  onPick: (name: string, id: string) => void;
}

function Words({
  version,
  versions,
  name,
}: {
  version: Version;
  versions: readonly Version[];
  name: string;
}): ReactNode {
  const text = valueText(version.fields[name]);
  if (text === '') return <em className={styles.nothing}>Nothing in this version.</em>;
  if (version.isOld) return <span className={styles.old}>{text}</span>;
  const other = versions.find(({ isOld }) => isOld);
  return <WordsOf before={valueText(other?.fields[name])} after={text} show="after" />;
}

function FieldVersions({ name, ...props }: ChooseWordsProps & { name: string }): ReactNode {
  const { versions, labelOf, picks, onPick } = props;
  const group = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{labelOf(name)}</legend>
      <div className={styles.cells}>
        {versions.map((version) => {
          const isPicked = picks[name] === version.id;
          return (
            <div key={version.id} className={classes(styles.cell, isPicked && styles.picked)}>
              <p className={styles.whose}>
                <b>{version.title}</b> <span>{version.note}</span>
              </p>
              <p className={styles.words}>
                <Words version={version} versions={versions} name={name} />
              </p>
              {!version.isOld && (
                <CheckBox
                  type="radio"
                  name={group}
                  checked={isPicked}
                  aria-label={`Use “${version.title}” for ${labelOf(name)}`}
                  onChange={() => onPick(name, version.id)}
                >
                  {isPicked ? 'Using this' : 'Use this'}
                </CheckBox>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Versions of one text side by side, on a phone one under the other, to choose from field by field. */
export function ChooseWords(props: ChooseWordsProps): ReactNode {
  return (
    <div className={classes(styles.table, props.versions.length === 3 && styles.three)}>
      <div className={classes(styles.cells, styles.heads)}>
        {props.versions.map(({ id, title, note }) => (
          <p key={id} className={styles.cell}>
            <b>{title}</b>
            <span>{note}</span>
          </p>
        ))}
      </div>
      {props.names.map((name) => (
        <FieldVersions key={name} {...props} name={name} />
      ))}
    </div>
  );
}
