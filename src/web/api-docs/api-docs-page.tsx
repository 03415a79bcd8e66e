import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { API_DOCS_PAGE } from '../../domain/pages/api-docs-page.ts';
import { apiRequest } from '../shell/api-client.ts';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { PageHandle } from '../shell/page-kind.ts';
import { webPage } from '../structured-data/page.ts';
import { OwnTurn } from '../ui/own-turn.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/api-docs-page';
import type { ApiDocument } from './api-document.ts';
import { CallContents } from './call-contents.tsx';
import { CallSheet } from './call-sheet.tsx';
import styles from './api-docs.module.css';
import { callGroups, type CallGroup } from './description.ts';
import { useOpenedCall } from './use-opened-call.ts';

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
      <li>Most calls need no key and work from any website.</li>
      <li>
        Calls about one visitor need that visitor’s ID in the <code>X-User-Id</code> header.
      </li>
      <li>
        Every error looks like <code>{'{ "error": { "code", "message" } }'}</code>.
      </li>
      <li>
        OpenAPI file: <a href="/api/openapi.json">openapi.json</a>
      </li>
    </ul>
  );
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps): ReactNode {
  useOpenedCall();
  return (
    <Wrap>
      <PageHead text={API_DOCS_PAGE} />
      <Manners />
      <CallContents groups={loaderData} />
      {loaderData.map(({ id, name, calls }) => (
        <OwnTurn key={id}>
          <section className={styles.group} aria-labelledby={id}>
            <SectionHead id={id} note={calls.length === 1 ? 'one call' : `${calls.length} calls`}>
              {name}
            </SectionHead>
            {calls.map((call) => (
              <CallSheet key={call.id} call={call} />
            ))}
          </section>
        </OwnTurn>
      ))}
    </Wrap>
  );
}
