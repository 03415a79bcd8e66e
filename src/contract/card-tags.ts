import { z } from 'zod';

/** The page whose tags are asked for, by path and query. */
export const CardTagsQuery = z.object({ page: z.string().startsWith('/').max(2_000) });

/** The page whose picture is asked for, and how it is to be cut; where it is not drawn like that, it is wide. */
export const PagePictureQuery = CardTagsQuery.extend({
  format: z.enum(['wide', 'square', 'pin']).default('wide'),
});

/** A tag for the previews of links, as it stands in the head of a page. */
export const CardTag = z.object({
  attribute: z.enum(['property', 'name']),
  name: z.string(),
  content: z.string(),
});
export type CardTag = z.infer<typeof CardTag>;
