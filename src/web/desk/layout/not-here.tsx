import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function NotHere(): ReactNode {
  return (
    <>
      <PageHead title="Not Here">The desk has no page at this address.</PageHead>
      <Empty glyph="compass" title="Nothing is missing.">
        <p>Somebody mistyped it, or it has another name now.</p>
        <ButtonLink to="/admin" kind="line">
          Back to Today
        </ButtonLink>
      </Empty>
    </>
  );
}
