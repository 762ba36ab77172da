import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { boundedArray, choice, requiredText } from "../schema/fields.ts";
import { siteLanguages } from "./choices.ts";

/** Whether a translation provider is configured. */
export const translationState = z.object({ available: z.boolean() });

/** Texts of a website to translate from one language into another. */
export const translationRequest = z.object({
  source: choice(siteLanguages),
  target: choice(siteLanguages),
  texts: boundedArray(requiredText(limits.about), limits.translatedTexts).min(1, {
    error: "list.tooShort",
  }),
});

/** The translated texts in the order of the request. */
export const translations = z.object({ texts: z.array(z.string()) });
