import { z } from 'zod';

export const DeskSetting = z.object({
  /** As in the environment: "SITE_URL". */
  name: z.string(),
  /** One plain sentence. */
  words: z.string(),
  /** As it counts now; null where it is a secret, or nothing is set. */
  value: z.string().nullable(),
  /** Its value is never told, only whether there is one. */
  secret: z.boolean(),
  isSet: z.boolean(),
  /** From the environment, the default, or made by the site itself. */
  source: z.enum(['environment', 'default', 'made']),
});
export type DeskSetting = z.infer<typeof DeskSetting>;

/** GET /api/admin/settings */
export const DeskSettings = z.object({
  groups: z.array(z.object({ title: z.string(), settings: z.array(DeskSetting) })),
});
export type DeskSettings = z.infer<typeof DeskSettings>;
