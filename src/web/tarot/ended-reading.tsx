import type { ReactNode } from 'react';
import { ENDED_READING } from '../../domain/pages/tarot-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { Seal } from '../ui/seal.tsx';
import { JOURNAL_ADDRESS, tableAddress } from './addresses.ts';

/** In the place of a reading that the site has no more, or never had. */
export function EndedReading(): ReactNode {
  return (
    <MessagePage picture={<Seal glyph="card" />} text={ENDED_READING}>
      <ButtonLink to={tableAddress()}>Draw new cards</ButtonLink>
      <ButtonLink to={JOURNAL_ADDRESS} kind="line">
        Your journal
      </ButtonLink>
    </MessagePage>
  );
}
