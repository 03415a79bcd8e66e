import { z } from 'zod';
import { LONGEST_PASSWORD } from '../domain/access/password.ts';

/** One that is given, not one that is chosen: how long it must be is no stranger's business. */
const GivenPassword = z.string().min(1).max(LONGEST_PASSWORD);

export const SignInRequest = z.strictObject({ password: GivenPassword });
