import { z } from 'zod';

export const JokeAnswer = z.object({
  jokeText: z
    .string()
    .min(1)
    .describe('The joke of the day, the same for everyone')
    .meta({ example: 'Iced tea is what I end up with whenever somebody asks me an interesting question.' }),
});
export type JokeAnswer = z.infer<typeof JokeAnswer>;
