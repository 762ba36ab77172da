import { checkVideoLink, checkWebAddress } from "@realtor/profile/rules/links";
import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { checkSlug } from "@realtor/profile/rules/slug";
import { parseVideoId } from "@realtor/profile/video-id";
import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import {
  boundedArray,
  checkedText,
  integerIn,
  openObject,
  requiredText,
  text,
  typeErrorCode,
} from "../schema/fields.ts";
import { sectionTypes } from "./choices.ts";

const head = {
  id: requiredText(limits.opaqueId),
  titleKr: text(limits.sectionTitle).optional(),
  titleEn: text(limits.sectionTitle).optional(),
  titleJa: text(limits.sectionTitle).optional(),
};

const long = text(limits.sectionText).optional();
const short = text(limits.sectionLabel).optional();

const year = integerIn(1900, 2200).optional();

const items = <Shape extends z.ZodRawShape>(shape: Shape) =>
  boundedArray(openObject(shape), limits.sectionItems);

/**
 * A section of a known type; see `docs/spec/profile.md#additional-sections`. Texts are plain:
 * paragraphs, links and lists, no HTML.
 */
export const knownSection = z.discriminatedUnion(
  "type",
  [
    openObject({ ...head, type: z.literal("text"), bodyKr: long, bodyEn: long, bodyJa: long }),
    openObject({
      ...head,
      type: z.literal("testimonials"),
      items: items({
        quoteKr: long,
        quoteEn: long,
        quoteJa: long,
        author: short,
        place: short,
        year,
      }),
    }),
    openObject({
      ...head,
      type: z.literal("faq"),
      items: items({
        questionKr: short,
        questionEn: short,
        questionJa: short,
        answerKr: long,
        answerEn: long,
        answerJa: long,
      }),
    }),
    openObject({
      ...head,
      type: z.literal("links"),
      items: items({
        labelKr: short,
        labelEn: short,
        labelJa: short,
        url: checkedText(checkWebAddress),
      }),
    }),
    openObject({ ...head, type: z.literal("video"), url: checkedText(checkVideo) }),
    openObject({
      ...head,
      type: z.literal("team"),
      desiredUrl: boundedArray(checkedText(checkSlug), limits.sectionItems),
    }),
  ],
  {
    // `unknownSection` validates an object of another type.
    error: (issue) => (typeof issue.input === "object" ? "choice.unknown" : typeErrorCode(issue)),
  },
);

/** A section of an unknown type: stored but not shown. */
export const unknownSection = openObject({
  type: requiredText(limits.opaqueId).refine(
    (type) => !(sectionTypes as readonly string[]).includes(type),
    { error: "choice.unknown" satisfies RuleCode, abort: true },
  ),
});

export const additionalSection = z.union([knownSection, unknownSection], { error: typeErrorCode });

export type KnownSection = z.infer<typeof knownSection>;
export type UnknownSection = z.infer<typeof unknownSection>;
export type AdditionalSection = z.infer<typeof additionalSection>;

function checkVideo(value: string): RuleCode | null {
  return parseVideoId(value) === null ? checkVideoLink(value) : null;
}
