import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../domain/access/password.ts';

const Instant = z.iso.datetime();

/** One that is given, not one that is chosen: how long it must be is no stranger's business. */
const GivenPassword = z.string().min(1).max(LONGEST_PASSWORD);
const NewPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
/** As it was typed: spaces and hyphens do not matter. */
const GivenCode = z.string().min(1).max(60);
const Secret = z.string().min(1).max(100);
const Base64Url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const PasskeyId = Base64Url(1400).min(1);
const PasskeyName = z.string().trim().min(1).max(40);

/** Which ways in there are: written on the document of the sign-in. */
export interface WaysIn {
  /** The site's address allows passkeys, and one is kept. */
  passkey: boolean;
  /** The desk still waits for its owner. */
  setUp: boolean;
}

export const SignInRequest = z.strictObject({ password: GivenPassword, code: GivenCode.optional() });
export const RecoveryRequest = z.strictObject({ code: GivenCode });
export const SetUpRequest = z.strictObject({ token: Secret, password: NewPassword });
export const ConfirmRequest = z.strictObject({ password: GivenPassword });
export const NewPasswordRequest = z.strictObject({ password: NewPassword });
export const CodeRequest = z.strictObject({ code: GivenCode });
export const PasskeyNameRequest = z.strictObject({ name: PasskeyName });

/** What browsers give for a passkey that signed; what they say besides is left out. */
export const PasskeyProof = z.object({
  id: PasskeyId,
  rawId: PasskeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(4000),
    userHandle: Base64Url(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** The same for one that was made. */
export const PasskeyMade = z.object({
  id: PasskeyId,
  rawId: PasskeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(8000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type PasskeyMade = z.infer<typeof PasskeyMade>;

export const NewPasskeyRequest = z.strictObject({ name: PasskeyName, passkey: PasskeyMade });

/** Made by the library for the browser, which takes it as it is. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

export const PasskeyParams = z.object({ id: PasskeyId });
export const DeviceParams = z.object({ id: z.uuid() });

export const AccessAnswer = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      signedInAt: Instant,
      seenAt: Instant,
      isThis: z.boolean(),
    }),
  ),
  passkeysPossible: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: Instant, usedAt: Instant.nullable() }),
  ),
  password: z.enum(['chosen', 'setting', 'none']).describe('`setting`: ADMIN_PASSWORD on the machine'),
  totp: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type AccessAnswer = z.infer<typeof AccessAnswer>;

export const TotpAnswer = z.object({
  secret: z.string().describe('Base32, in groups of four'),
  link: z.string().describe('otpauth://…, which opens an authenticator app on a phone'),
});
export type TotpAnswer = z.infer<typeof TotpAnswer>;

export const RecoveryCodesAnswer = z.object({
  codes: z.array(z.string()).describe('Shown this once; empty where those from before still hold'),
});
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;
