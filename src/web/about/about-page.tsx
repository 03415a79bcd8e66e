import type { ReactNode } from 'react';
import type { SiteDocument } from '../../contract/documents.ts';
import type { SkyAccuracy } from '../../contract/sky.ts';
import { ABOUT_PAGE } from '../../domain/pages/about-page.ts';
import { documentMetadata } from '../documents/document-metadata.ts';
import { DocumentPage, DocumentPart, DocumentPlan } from '../documents/document-plan.tsx';
import { Prose } from '../documents/prose.tsx';
import { documentQuery } from '../documents/queries.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/about-page';
import { Accuracy } from './accuracy.tsx';
import { apiQuery } from '../shell/api-query.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: ABOUT_PAGE };

/** The part of the text that our accuracy is shown under. */
const ACCURACY_PART = 'how-accurate-is-our-sky';
const HOUR_MS = 3_600_000;
const accuracyQuery = apiQuery<SkyAccuracy>(['/api/sky/accuracy'], HOUR_MS);

interface AboutData {
  document: SiteDocument;
  accuracy: SkyAccuracy;
}

async function load(take: Take): Promise<AboutData> {
  const [document, accuracy] = await Promise.all([
    take(documentQuery('about'), ({ documents }) => documents.find('about')),
    take(accuracyQuery, ({ sky, site }) => sky.accuracy(site().day)),
  ]);
  return { document, accuracy };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { document } = loaderData;
  return pageMetadata(documentMetadata({ page: ABOUT_PAGE, document, type: 'AboutPage' }, site), site);
};

export default function AboutPage({ loaderData: { document, accuracy } }: Route.ComponentProps): ReactNode {
  return (
    <DocumentPage>
      <PageHead text={ABOUT_PAGE} />
      <DocumentPlan headings={document.sections}>
        <Prose html={document.opening} />
        {document.sections.map((section) => (
          <DocumentPart key={section.id} {...section}>
            {section.id === ACCURACY_PART && <Accuracy accuracy={accuracy} />}
          </DocumentPart>
        ))}
      </DocumentPlan>
    </DocumentPage>
  );
}
