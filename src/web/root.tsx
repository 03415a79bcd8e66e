import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { DAY_VEIL_SCRIPT } from './shell/day-veil.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Frame } from './shell/frame.tsx';
import { headLinks } from './shell/head-links.ts';
import { latestPostQuery } from './blog/latest-post-query.ts';
import { KEEP_INSTALL_PROMPT_SCRIPT } from './shell/install-prompt.ts';
import { dehydrated, servicesFrom } from './shell/loading.ts';
import { browserQueryClient, createQueryClient, useFreshState } from './shell/query-client.ts';
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

/**
 * One rendered page answers every address that does not exist, also those that have a route (a topic that is none, a
 * post that is none). Script would take it over as the page of that route and find another one: it stays plain.
 */
function useIsPlain(): boolean {
  const isNotFound = useMatches().at(-1)?.id === 'shell/not-found-page';
  return isNotFound && typeof document === 'undefined';
}

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const isPlain = useIsPlain();
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
        {!isPlain && <script nonce={mark} dangerouslySetInnerHTML={{ __html: KEEP_INSTALL_PROMPT_SCRIPT }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isPlain && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps): ReactNode {
  // On the server every page has a client of its own: what one visitor loads is no other's business.
  const [client] = useState(() =>
    typeof document === 'undefined' ? createQueryClient() : browserQueryClient(),
  );
  const state = useFreshState(loaderData.data);
  useEffect(() => {
    // Says that clicks are now handled here; styles and tests may wait for it.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <TodayProvider pageDay={loaderData.site.day}>
          <Frame>
            <Outlet />
          </Frame>
          <ToastArea />
        </TodayProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): ReactNode {
  return <ErrorScreen error={error} />;
}
