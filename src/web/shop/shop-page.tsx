import type { ReactNode } from 'react';
import { DateLine } from '../shell/page-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import styles from './shop-page.module.css';

/** On every step, so that nobody thinks they have paid. */
export function DemoBand(): ReactNode {
  return <p className={styles.band}>DEMO, no money is taken</p>;
}

interface ShopPageProps {
  isDemo: boolean;
  /** Over the heading: "Order DEMO-7Q4K-M2". */
  line: ReactNode;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One narrow column: whoever orders has one thing to do at a time. */
export function ShopPage({ isDemo, line, title, text, children }: ShopPageProps): ReactNode {
  return (
    <>
      {isDemo && <DemoBand />}
      <Wrap className={styles.page}>
        <DateLine className={styles.date} />
        <p className={styles.line}>{line}</p>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </Wrap>
    </>
  );
}
