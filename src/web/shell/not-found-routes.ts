import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

/** What the router keeps on the window for itself. */
interface RouterWindow extends Window {
  __reactRouterManifest?: Manifest;
  __reactRouterRouteModules?: RouteModules;
  __reactRouterDataRouter?: DataRouter;
}

const NOT_FOUND_ROUTE = 'shell/not-found-page';

/**
 * One rendered page answers every address that does not exist, also those that have a route (a post that is none). The
 * router would take it over as the page of that route and find another one. So it knows no other route until the page
 * is awake, and is given them back then: every link leads on as from any page (decision 026).
 */
export function hideRoutesOfNotFound(target: RouterWindow): () => void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = target;
  if (!manifest || !modules?.[NOT_FOUND_ROUTE]) return () => {};
  const { routes } = manifest;
  const { root, [NOT_FOUND_ROUTE]: notFound, ...others } = routes;
  manifest.routes = { root: root!, [NOT_FOUND_ROUTE]: notFound! };
  return () => {
    manifest.routes = routes;
    target.__reactRouterDataRouter?.patchRoutes(
      'root',
      createClientRoutes(others, modules, null, true, false, 'root'),
    );
  };
}
