import { useState, type ReactNode } from 'react';
import type { AliasTarget } from '../../../contract/desk-search-help.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './search-help.module.css';
import { TargetButton } from './target-button.tsx';
import { useTargets } from './use-search-help.ts';

/** An address can be pasted as it is; anything else is looked for. */
function pasted(meant: string): AliasTarget[] {
  return /^(?:\/|https?:\/\/)/.test(meant) ? [{ kind: 'page', to: meant, title: meant }] : [];
}

function Offers({ words, meant, onAdded }: { words: string; meant: string; onAdded: () => void }): ReactNode {
  const { data, isPending } = useTargets(meant);
  const offers = [...pasted(meant), ...(data?.targets ?? [])];
  if (meant === '') return null;
  if (words === '') return <p className={styles.words}>First say what people type.</p>;
  if (offers.length === 0)
    return (
      <p className={styles.words}>
        {isPending ? 'Looking…' : 'That finds nothing either. Try another word.'}
      </p>
    );
  return (
    <ul className={styles.targets}>
      {offers.map((target) => (
        <li key={`${target.kind} ${target.to}`}>
          <TargetButton words={words} target={target} onAdded={onAdded} />
        </li>
      ))}
    </ul>
  );
}

/** Where the words lead is looked for, and pressed. */
export function Meant({ words, onAdded }: { words: string; onAdded?: () => void }): ReactNode {
  const [meant, setMeant] = useState('');
  const added = (): void => {
    setMeant('');
    onAdded?.();
  };
  return (
    <div>
      <TextField
        label="They mean"
        type="search"
        value={meant}
        maxLength={300}
        autoComplete="off"
        hint="A word we have, a page’s name, or its address. Then press where it leads."
        onChange={({ target }) => setMeant(target.value)}
      />
      <div role="status">
        <Offers words={words} meant={meant.trim()} onAdded={added} />
      </div>
    </div>
  );
}
