import type * as z from "zod";
import { limits } from "../rules/limits.ts";
import { checkWebAddress } from "../rules/web-address.ts";
import { checkedText, choice, boundedArray, numberIn, openObject, text } from "../schema/fields.ts";
import { templates } from "./choices.ts";

/** Focal point for cropping, in percent from left and top. */
const focalPoint = openObject({ x: numberIn(0, 100), y: numberIn(0, 100) }).optional();

/**
 * Presentation settings. Optional as a whole: a service that does not support the key loses only
 * these. See `docs/spec/profile.md#presentation`.
 */
export const presentation = openObject({
  template: choice(templates).optional(),
  nameJa: text(limits.joinedName).optional(),
  taglineKr: text(limits.tagline).optional(),
  taglineEn: text(limits.tagline).optional(),
  taglineJa: text(limits.tagline).optional(),
  aboutMeJa: text(limits.about).optional(),
  /** Spoken languages as BCP 47 tags. */
  languages: boundedArray(text(35), limits.languages).optional(),
  lineLink: checkedText(checkWebAddress).optional(),
  /** Title of the recommended video. */
  videoTitleKr: text(limits.sectionTitle).optional(),
  videoTitleEn: text(limits.sectionTitle).optional(),
  videoTitleJa: text(limits.sectionTitle).optional(),
  brokerageKr: text(limits.etcContent).optional(),
  brokerageJa: text(limits.etcContent).optional(),
  focalPoints: openObject({
    logo: focalPoint,
    logo2: focalPoint,
    id: focalPoint,
    id2: focalPoint,
    top: focalPoint,
    gallery: focalPoint,
    favicon: focalPoint,
    ogImage: focalPoint,
  }).optional(),
});

export type Presentation = z.infer<typeof presentation>;
