import * as z from "zod";
import { limits } from "../rules/limits.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { checkSlug } from "../rules/slug.ts";
import { checkVideoLink, parseVideoId } from "../rules/video-link.ts";
import { checkWebAddress } from "../rules/web-address.ts";
import {
  checkedText,
  integerIn,
  listOf,
  openObject,
  requiredText,
  text,
  wrongKind,
} from "../schema/fields.ts";
import { sectionTypes } from "./choices.ts";

const head = {
  id: requiredText(limits.opaqueId),
  titleKr: text(limits.sectionTitle).optional(),
  titleEn: text(limits.sectionTitle).optional(),
};

const long = text(limits.sectionText).optional();
const short = text(limits.sectionLabel).optional();

const year = integerIn(1900, 2200).optional();

const items = <Shape extends z.ZodRawShape>(shape: Shape) =>
  listOf(openObject(shape), limits.sectionItems);

/** A section whose inside we know (DECISIONS 6). Texts are plain: paragraphs, links and lists, no HTML. */
export const knownSection = z.discriminatedUnion(
  "type",
  [
    openObject({ ...head, type: z.literal("text"), bodyKr: long, bodyEn: long }),
    openObject({
      ...head,
      type: z.literal("testimonials"),
      items: items({ quoteKr: long, quoteEn: long, author: short, place: short, year }),
    }),
    openObject({
      ...head,
      type: z.literal("faq"),
      items: items({ questionKr: short, questionEn: short, answerKr: long, answerEn: long }),
    }),
    openObject({
      ...head,
      type: z.literal("links"),
      items: items({ labelKr: short, labelEn: short, url: checkedText(checkWebAddress) }),
    }),
    openObject({ ...head, type: z.literal("video"), url: checkedText(checkVideo) }),
    openObject({
      ...head,
      type: z.literal("team"),
      desiredUrl: listOf(checkedText(checkSlug), limits.sectionItems),
    }),
  ],
  {
    // An object that fits no type is one for `unknownSection` to judge.
    error: (issue) => (typeof issue.input === "object" ? "choice.unknown" : wrongKind(issue)),
  },
);

/** A section of a type we do not know: kept on save, shown nowhere (DECISIONS 6). */
export const unknownSection = openObject({
  type: requiredText(limits.opaqueId).refine(
    (type) => !(sectionTypes as readonly string[]).includes(type),
    { error: "choice.unknown" satisfies RuleCode, abort: true },
  ),
});

export const additionalSection = z.union([knownSection, unknownSection], { error: wrongKind });

export type KnownSection = z.infer<typeof knownSection>;
export type UnknownSection = z.infer<typeof unknownSection>;
export type AdditionalSection = z.infer<typeof additionalSection>;

function checkVideo(value: string): RuleCode | null {
  return parseVideoId(value) === null ? checkVideoLink(value) : null;
}
