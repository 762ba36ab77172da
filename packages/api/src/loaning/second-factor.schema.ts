import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { limits } from "../rules/limits.ts";
import { choice, openObject } from "../schema/fields.ts";

/** A code of the authenticator app or a backup code, as typed. */
const code = z.string().max(limits.signInCode);

/** Language of the mail to the owner. */
const locale = choice(locales);

/** Whether signing in with the password also asks for a code. */
export const secondFactorState = openObject({
  on: z.boolean(),
  /** Backup codes that were not used yet. */
  codesLeft: z.int().min(0),
});

/** Body of `POST /v1/account-security/second-factor`. */
export const passwordConfirmation = openObject({ currentPassword: z.string() });

/** The new secret of an authenticator app, which counts once a code of it was sent. */
export const secondFactorSetup = openObject({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://` address, for the QR code. */
  uri: z.string(),
});

/** Body of `POST /v1/account-security/second-factor/confirmation`. */
export const secondFactorConfirmation = openObject({ code, locale });

/** Body of the calls that replace the backup codes or turn the second factor off. */
export const secondFactorChange = openObject({ currentPassword: z.string(), code, locale });

/** New backup codes, which are only returned once. */
export const backupCodes = openObject({ backupCodes: z.array(z.string()) });

/** Body of `POST /api/auth/sign-in/second-factor`. */
export const secondFactorSignIn = openObject({
  /** That of the 401 `auth.secondFactorRequired` of the password. */
  challenge: z.string().max(limits.signInChallenge),
  code,
});

export type SecondFactorState = z.infer<typeof secondFactorState>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
export type SecondFactorConfirmation = z.infer<typeof secondFactorConfirmation>;
export type SecondFactorChange = z.infer<typeof secondFactorChange>;
export type SecondFactorSignIn = z.infer<typeof secondFactorSignIn>;
