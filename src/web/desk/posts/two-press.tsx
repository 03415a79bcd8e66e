import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { DangerBox } from '../ui/danger-box.tsx';
import styles from './two-press.module.css';

interface TwoPressProps {
  name: string;
  about: string;
  open: string;
  title: string;
  /** What follows from it. */
  text: string;
  yes: string;
  onYes: () => Promise<boolean>;
}

/** What throws words away takes two presses, the second one after its consequences were read. */
export function TwoPress({ name, about, open, title, text, yes, onYes }: TwoPressProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const run = async (): Promise<void> => {
    setBusy(true);
    const isDone = await onYes();
    setBusy(false);
    if (isDone) setAsked(false);
  };
  if (isAsked)
    return (
      <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.box}>
        <DangerBox title={title} text={text}>
          <Button kind="line" danger disabled={isBusy} onClick={() => void run()}>
            {yes}
          </Button>
          <Button kind="line" disabled={isBusy} onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </DangerBox>
      </div>
    );
  return (
    <Aside name={name} about={about}>
      <Button kind="line" danger onClick={() => setAsked(true)}>
        {open}
      </Button>
    </Aside>
  );
}

interface AsideProps {
  name: string;
  about: string;
  children: ReactNode;
}

/** A thing one can do, said at the left, done at the right. */
export function Aside({ name, about, children }: AsideProps): ReactNode {
  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </div>
  );
}
