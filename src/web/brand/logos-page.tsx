import type { ReactNode } from 'react';
import type { DocumentSection } from '../../contract/documents.ts';
import { ARCHIVE_FILE, BRAND_ADDRESS, brandFiles } from '../../art/brand/catalog.ts';
import { LOGOS_PAGE } from '../../domain/pages/logos-page.ts';
import { documentMetadata } from '../documents/document-metadata.ts';
import { Prose } from '../documents/prose.tsx';
import { documentQuery } from '../documents/queries.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/logos-page';
import { ClearSpace, SmallestSizes } from './clear-space.tsx';
import { Colors } from './colors.tsx';
import styles from './logos-page.module.css';
import { Marks } from './marks.tsx';
import { SignSheet } from './sign-sheet.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: LOGOS_PAGE };

const load = (take: Take) => take(documentQuery('logos'), ({ documents }) => documents.find('logos'));

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData: document }) => {
  if (!document) return [];
  const site = siteOf(matches);
  return pageMetadata(documentMetadata({ page: LOGOS_PAGE, document, type: 'WebPage' }, site), site);
};

function Everything(): ReactNode {
  return (
    <div className={styles.everything}>
      <ButtonLink to={`${BRAND_ADDRESS}/${ARCHIVE_FILE}`} reloadDocument glyph="download">
        Download everything
      </ButtonLink>
      <p className={styles.what}>One ZIP: {brandFiles().length} files, dark and light, SVG and PNG.</p>
    </div>
  );
}

function Words({ part, children }: { part: DocumentSection | undefined; children?: ReactNode }): ReactNode {
  if (!part) return null;
  return (
    <section aria-labelledby={part.id}>
      <SectionHead id={part.id}>{part.heading}</SectionHead>
      <Prose html={part.html} />
      {children}
    </section>
  );
}

export default function LogosPage({ loaderData: document }: Route.ComponentProps): ReactNode {
  const part = (id: string): DocumentSection | undefined =>
    document.sections.find((section) => section.id === id);
  return (
    <Wrap className={styles.page}>
      <PageHead text={LOGOS_PAGE}>
        <Everything />
      </PageHead>
      <div className={styles.rooms}>
        <Marks />
        <div className={styles.space}>
          <Words part={part('clear-space-and-size')}>
            <SmallestSizes />
          </Words>
          <ClearSpace />
        </div>
        <SignSheet />
        <Colors />
        <div className={styles.rules}>
          <Words part={part('using-them')} />
          <Words part={part('do')} />
          <Words part={part('dont')} />
        </div>
      </div>
    </Wrap>
  );
}
