import { z } from 'zod';

/** Every refusal of the API has this form. */
export const ApiError = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** The refusals that a route may answer, for its `response` map. */
export function refusals<const S extends number>(...statuses: S[]): Record<S, typeof ApiError> {
  return Object.fromEntries(statuses.map((status) => [status, ApiError])) as Record<S, typeof ApiError>;
}
