import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { DAY_VEIL_SCRIPT } from './shell/day-veil.ts';
import { ErrorScreen, PageError } from './shell/error-screen.tsx';
import { Frame } from './shell/frame.tsx';
import { headLinks } from './shell/head-links.ts';
import { latestPostQuery } from './blog/latest-post-query.ts';
import { KEEP_INSTALL_PROMPT_SCRIPT } from './shell/install-prompt.ts';
import { dehydrated, servicesFrom } from './shell/loading.ts';
import { browserQueryClient, createQueryClient, useFreshState } from './shell/query-client.ts';
import { RenderGuard } from './shell/render-guard.tsx';
import { useScriptMark } from './shell/script-mark.ts';
import { TodayProvider } from './shell/today.tsx';
import { ToastArea } from './ui/toasts.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesFrom(context);
  return { site: services.site(), data: dehydrated([latestPostQuery.queryKey, services.blog.latest()]) };
}

/** The site does not change under a visitor's feet: what the first page brought stays. */
export const shouldRevalidate = (): boolean => false;

export const links: Route.LinksFunction = headLinks;

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const mark = useScriptMark();
  const day = useRouteLoaderData<typeof loader>('root')?.site.day;
  return (
    // The veil script sets a class here before React arrives.
    <html lang="en-US" data-day={day} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#070a16" />
        <meta name="color-scheme" content="dark" />
        {day !== undefined && <script nonce={mark} dangerouslySetInnerHTML={{ __html: DAY_VEIL_SCRIPT }} />}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: KEEP_INSTALL_PROMPT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

type RootData = Awaited<ReturnType<typeof loader>>;

function Shell({ data, children }: { data: RootData; children: ReactNode }): ReactNode {
  // On the server every page has a client of its own: what one visitor loads is no other's business.
  const [client] = useState(() =>
    typeof document === 'undefined' ? createQueryClient() : browserQueryClient(),
  );
  const state = useFreshState(data.data);
  useEffect(() => {
    // Says that clicks are now handled here; styles and tests may wait for it.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <TodayProvider pageDay={data.site.day}>
          <Frame>{children}</Frame>
          <ToastArea />
        </TodayProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

export default function App({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

/** A page whose code did not come, say, fails inside the shell; what the shell itself cannot show needs nothing of it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps): ReactNode {
  const bare = <ErrorScreen error={error} />;
  if (!loaderData) return bare;
  return (
    <RenderGuard fallback={bare}>
      <Shell data={loaderData}>
        <PageError error={error} />
      </Shell>
    </RenderGuard>
  );
}
