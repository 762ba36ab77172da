import type * as z from "zod";
import { limits } from "../rules/limits.ts";
import { checkWebAddress } from "../rules/web-address.ts";
import { checkedText, choice, listOf, numberIn, openObject, text } from "../schema/fields.ts";
import { templates } from "./choices.ts";

/** The point of a photo that stays in view when it is cropped: percent from the left and from the top. */
const focalPoint = openObject({ x: numberIn(0, 100), y: numberIn(0, 100) }).optional();

/** Ours, optional as a whole: a service that drops it loses only these (DECISIONS 6). */
export const presentation = openObject({
  template: choice(templates).optional(),
  nameJa: text(limits.joinedName).optional(),
  taglineKr: text(limits.tagline).optional(),
  taglineEn: text(limits.tagline).optional(),
  taglineJa: text(limits.tagline).optional(),
  aboutMeJa: text(limits.about).optional(),
  /** Languages the agent speaks, as BCP 47 tags. */
  languages: listOf(text(35), limits.languages).optional(),
  lineLink: checkedText(checkWebAddress).optional(),
  /** What the recommended video is called, which SPEC section 3 has no field for. */
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
