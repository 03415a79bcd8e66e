import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { API_DOCS_PAGE } from '../../domain/pages/api-docs-page.ts';
import { apiRequest } from '../shell/api-client.ts';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { PageHandle } from '../shell/page-kind.ts';
import { webPage } from '../structured-data/page.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/api-docs-page';
import { CallSheet } from './call-sheet.tsx';
import styles from './api-docs.module.css';
import { callGroups, type ApiDocument, type CallGroup } from './description.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle: PageHandle = { page: API_DOCS_PAGE };

export function loader({ context }: Route.LoaderArgs): CallGroup[] {
  return callGroups(servicesFrom(context).apiDescription() as ApiDocument);
}

export async function clientLoader(): Promise<CallGroup[]> {
  const response = await apiRequest('GET', '/api/openapi.json');
  return callGroups((await response.json()) as ApiDocument);
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  const { title, description, paths } = API_DOCS_PAGE;
  const page = { title, description, canonicalPath: paths[0] };
  return pageMetadata({ ...page, structuredData: [webPage(page, site)] }, site);
}

function Manners(): ReactNode {
  return (
    <ul className={styles.manners}>
      <li>Public calls need no key and work from any origin.</li>
      <li>
        Personal calls carry the visitor’s identifier in the header <code>X-User-Id</code>.
      </li>
      <li>
        An error is always <code>{'{ "error": { "code", "message" } }'}</code>.
      </li>
      <li>
        For machines: <a href="/api/openapi.json">openapi.json</a>
      </li>
    </ul>
  );
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <Wrap>
      <PageHead text={API_DOCS_PAGE} />
      <Manners />
      {loaderData.map(({ name, calls }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <SectionHead note={calls.length}>{name}</SectionHead>
          {calls.map((call) => (
            <CallSheet key={call.id} call={call} />
          ))}
        </section>
      ))}
    </Wrap>
  );
}
