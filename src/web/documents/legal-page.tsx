import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SiteDocument } from '../../contract/documents.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import type { DocumentName } from '../../domain/documents/documents.ts';
import { PRIVACY_PAGE, TERMS_PAGE } from '../../domain/pages/legal-pages.ts';
import type { PageKind } from '../../domain/pages/page.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { PageHandle } from '../shell/page-kind.ts';
import type { Route } from './+types/legal-page';
import { Changes } from './changes.tsx';
import { documentMetadata } from './document-metadata.ts';
import { DocumentPage, DocumentPart, DocumentPlan } from './document-plan.tsx';
import styles from './legal-page.module.css';
import { Prose } from './prose.tsx';
import { documentQuery } from './queries.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

const isTerms = (pathname: string): boolean => pathname.startsWith('/terms');
const pageAt = (pathname: string): PageKind => (isTerms(pathname) ? TERMS_PAGE : PRIVACY_PAGE);
const nameAt = (pathname: string): DocumentName =>
  isTerms(pathname) ? 'terms-of-service' : 'privacy-policy';
const pathOf = ({ url }: Request): string => new URL(url).pathname;

export const handle: PageHandle = { page: pageAt };

function load(take: Take, { request }: Route.LoaderArgs) {
  const name = nameAt(pathOf(request));
  return take(documentQuery(name), ({ documents }) => documents.find(name));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData: document, location }) => {
  if (!document) return [];
  const site = siteOf(matches);
  const page = pageAt(location.pathname);
  return pageMetadata(documentMetadata({ page, document, type: 'WebPage' }, site), site);
};

/** Which text this is, and since when it holds. */
function InForce({ version, updatedAt }: SiteDocument): ReactNode {
  return (
    <p className={styles.force}>
      <span>Version {version}</span>
      <span>
        In effect since <time dateTime={updatedAt}>{monthDayYear(updatedAt)}</time>
      </span>
      <a href="#changes-so-far">What’s changed</a>
    </p>
  );
}

/** One module for both legal pages: they differ by their words alone. */
export default function LegalPage({ loaderData: document }: Route.ComponentProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <DocumentPage>
      <PageHead text={pageAt(pathname)}>
        <InForce {...document} />
      </PageHead>
      <DocumentPlan headings={[...document.sections, { id: 'changes-so-far', heading: 'Version history' }]}>
        <Prose html={document.opening} />
        {document.sections.map((section) => (
          <DocumentPart key={section.id} {...section} />
        ))}
        <DocumentPart id="changes-so-far" heading="Version history">
          <Changes changes={document.changes} />
        </DocumentPart>
      </DocumentPlan>
    </DocumentPage>
  );
}
