import type { FastifyInstance } from 'fastify';

export interface Route {
  method: string;
  /** As it was registered: "/api/orders/:handle" */
  path: string;
}

/** Every route that the framework knows, hidden ones too, as it prints them. */
export function everyRoute(app: FastifyInstance): Route[] {
  const trail: string[] = [];
  const routes: Route[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    trail.length = indent.length / 4 - 1;
    trail.push(part);
    for (const method of methods?.split(', ') ?? []) routes.push({ method, path: trail.join('') });
  }
  return routes;
}

/** Those of the owner's desk, calls and pages. */
export const deskRoutes = (app: FastifyInstance): Route[] =>
  everyRoute(app).filter(({ path }) => /^\/(api\/)?admin(\/|$)/.test(path));
