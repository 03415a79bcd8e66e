import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './page-guard.module.css';

interface Props {
  children: ReactNode;
}

/** A page that fails, or whose code does not come, leaves the rest of the desk standing. */
export class PageGuard extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error('A page of the desk failed', error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <PageHead title="This Page Failed" />
        <div className={styles.alert}>
          <Alert
            title="We couldn’t show it."
            text="Nothing was changed. Load it again; if it keeps failing, the site’s log says why."
            onRetry={() => location.reload()}
          />
        </div>
      </>
    );
  }
}
