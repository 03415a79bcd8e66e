import type { ReactNode } from 'react';
import { NOT_FOUND_PAGE } from '../../domain/pages/not-found-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { NotFoundScale } from './not-found-scale.tsx';

/** The same words for every unknown address: one cached page serves them all, so the path is never repeated. */
export default function NotFound(): ReactNode {
  return (
    <MessagePage picture={<NotFoundScale />} text={NOT_FOUND_PAGE}>
      <ButtonLink to="/">Today’s horoscopes</ButtonLink>
      <ButtonLink to="/search" kind="line">
        Search
      </ButtonLink>
    </MessagePage>
  );
}
