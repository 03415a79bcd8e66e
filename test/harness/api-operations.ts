import type { Operation, Schema } from './odd-requests.ts';
import { ask } from './wire.ts';

type Described = Record<string, never>;

/** Every call of the API, as the site itself describes it. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const { paths } = JSON.parse((await ask(origin, '/api/openapi.json')).text) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      parameters: described['parameters'] ?? [],
      body: (described['requestBody'] as { content: Record<string, { schema: Schema }> } | undefined)
        ?.content['application/json']?.schema,
      statuses: Object.keys(described['responses']!).map(Number),
      personal: described['security'] !== undefined,
    })),
  );
}
