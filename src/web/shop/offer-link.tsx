import type { ReactNode } from 'react';
import { REPORT_PAGE } from '../../domain/pages/report-pages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Where an order that has ended leaves somebody: at the page that one is begun on. */
export function OfferLink(): ReactNode {
  return (
    <ButtonLink to={REPORT_PAGE.paths[0]} kind="line">
      See the report’s page
    </ButtonLink>
  );
}
