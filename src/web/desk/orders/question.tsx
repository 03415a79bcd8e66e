import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { DangerBox } from '../ui/danger-box.tsx';
import styles from './question.module.css';
import type { Press } from './use-press.ts';

interface QuestionProps {
  /** Before it is asked: what it is about, and the button that asks. */
  name: string;
  about: string;
  open: string;
  /** The question, what follows from a yes, and the words on the button for it. */
  title: string;
  text: ReactNode;
  yes: string;
  busy: string;
  press: Press;
}

/** Something that cannot be undone takes two presses, the second one after its consequences were read. */
export function Question(props: QuestionProps): ReactNode {
  const { name, about, open, title, text, yes, busy, press } = props;
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const onYes = async (): Promise<void> => {
    // The question goes with its answer: the keyboard begins again at the page's head, which says how things stand.
    if (await press.run()) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  if (!isAsked)
    return (
      <div className={styles.row}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.about}>{about}</p>
        </div>
        <Button kind="line" danger onClick={() => setAsked(true)}>
          {open}
        </Button>
      </div>
    );
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.box}>
      <DangerBox title={title} text={text}>
        <Button kind="line" danger disabled={press.isBusy} onClick={() => void onYes()}>
          {press.isBusy ? busy : yes}
        </Button>
        <Button kind="line" disabled={press.isBusy} onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </DangerBox>
      {press.why !== null && <p className={styles.why}>{press.why}</p>}
    </div>
  );
}
