import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AliasDone,
  AliasNamed,
  AliasSave,
  AliasTargets,
  AliasTargetsQuery,
  DeskSearchHelp,
} from '../../contract/desk-search-help.ts';
import type { SearchHelpService } from './help-service.ts';

type Plugin = FastifyPluginAsyncZod<{ services: { searchHelp: SearchHelpService } }>;

const PATH = '/api/admin/search-help';
const answered = <R>(response: R) => ({ hide: true, response: { 200: response } });

/** Searches that had no answer, and what the owner says was meant by them. */
export const searchHelpRoutes: Plugin = async (app, { services: { searchHelp } }) => {
  app.get(PATH, { schema: answered(DeskSearchHelp) }, async () => searchHelp.look());
  app.get(
    `${PATH}/targets`,
    { schema: { ...answered(AliasTargets), querystring: AliasTargetsQuery } },
    async ({ query }) => searchHelp.targets(query.find),
  );
  app.post(PATH, { schema: { ...answered(AliasDone), body: AliasSave } }, async ({ body, owner }) =>
    searchHelp.save(body, owner.device),
  );
  app.delete(PATH, { schema: { ...answered(AliasDone), body: AliasNamed } }, async ({ body, owner }) =>
    searchHelp.remove(body.words, owner.device),
  );
};
