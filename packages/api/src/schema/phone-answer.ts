import { limits } from "../rules/limits.ts";
import { flagField, openObject, requiredText } from "./fields.ts";
import type { z } from "./zod.ts";

/** Y if the sender said which country the number has; see `readPhone`. */
export const phoneConfirmed = flagField.nullish();

/**
 * Which reading of the phone number the sender of a request chose. Only the sender has the key of the
 * request, so it authorizes the answer.
 */
export const phoneAnswer = openObject({
  /** The Idempotency-Key of the request. */
  requestKey: requiredText(limits.idempotencyKey),
  /** The country as it was typed, or US. */
  phoneCountryCode: requiredText(limits.opaqueId),
});

/** The number of the request after the answer. */
export const answeredPhone = openObject({
  phone: requiredText(limits.phone),
  phoneCountryCode: requiredText(limits.opaqueId),
});

export type PhoneAnswer = z.infer<typeof phoneAnswer>;
export type AnsweredPhone = z.infer<typeof answeredPhone>;
