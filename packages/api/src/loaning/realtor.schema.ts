import { checkWebAddress } from "@realtor/profile/rules/links";
import { activityStates } from "@realtor/profile/rules/market";
import { type RuleCode, ruleCodes } from "@realtor/profile/rules/rule-code";
import { checkSlug } from "@realtor/profile/rules/slug";
import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import {
  checkedText,
  choice,
  dateTime,
  openObject,
  pageQuery,
  queryText,
  requiredText,
  text,
} from "../schema/fields.ts";
import { realtorSorts, realtorStates } from "./choices.ts";

const unknown = { error: "choice.unknown" satisfies RuleCode };

/**
 * Substring of the address, the account's name, the Korean or Japanese name, the brokerage or the license
 * number, ignoring case.
 */
const search = queryText(limits.search).optional();

/** The query of `GET /v1/realtor`. */
export const realtorListQuery = pageQuery.extend({
  /** Y for the ten samples of the landing page, in carousel order. */
  sample: z.literal("Y", { error: "flag.format" satisfies RuleCode }).optional(),
  /** At most 60 addresses, separated by commas: those of them that exist. */
  desiredUrls: queryText(limits.teamMembers * (limits.slug.max + 1))
    .transform((list) => list.split(","))
    .pipe(z.array(checkedText(checkSlug)).min(1).max(limits.teamMembers))
    .optional(),
  q: search,
  state: z.enum(realtorStates, unknown).optional(),
  /** The English name of the brokerage. */
  brokerage: queryText(limits.etcContent).optional(),
  /** The state of an area. */
  area: z.enum(activityStates, unknown).optional(),
  sort: z.enum(realtorSorts, unknown).default("updated"),
  /** Default: `desc` for `updated`, otherwise `asc`. */
  order: z.enum(["asc", "desc"], unknown).optional(),
});

/** The query of `GET /v1/realtor-counts`. */
export const realtorCountQuery = z.object({ q: search });

const integer = z.int().min(0);

/** Numbers of manageable websites: all, and those of each state. */
export const realtorCounts = openObject({
  all: integer,
  live: integer,
  draft: integer,
  invited: integer,
});

/** A `slug` code if a website cannot have the `desiredUrl`; null if it can. */
export const addressCheck = openObject({ code: choice(ruleCodes).nullable() });

/** Body of `POST /v1/realtor/{id}/suspension`: what the agent is told; may be empty. */
export const suspensionInput = openObject({ reason: text(limits.suspensionReason) });

/** The query of `GET /v1/realtor-brokerages`. */
export const brokerageQuery = z.object({
  /** A part of the name, ignoring case. */
  q: queryText(limits.search).optional(),
  /** Y for the brokerages of all websites that the user may manage, samples and drafts included. */
  managed: z.literal("Y", { error: "flag.format" satisfies RuleCode }).optional(),
});

/** A brokerage as published websites name it; its license number and phone can be empty. */
export const brokerage = openObject({
  name: text(limits.etcContent),
  license: text(limits.etcContent),
  phone: text(limits.etcContent),
});

/** Maximum number of entries in a response of `GET /v1/realtor-sitemap`. */
export const sitemapPageSize = 1000;

export const sitemapEntry = openObject({
  /** Without it the own domain cannot be verified. */
  id: requiredText(limits.opaqueId).optional(),
  desiredUrl: checkedText(checkSlug),
  hompageUrl: checkedText(checkWebAddress).optional(),
  updatedAt: dateTime,
  /** The languages with text (`getContentLangs`). */
  langs: z.array(choice(["ko", "en", "ja"])).min(1),
});

/** The query: entries after this `desiredUrl` in lower-case order. */
export const sitemapQuery = z.object({
  after: queryText(limits.slug.max).optional(),
});

export const sitemapPage = z.array(sitemapEntry).max(sitemapPageSize);

export type RealtorQuery = Omit<z.input<typeof realtorListQuery>, "sample">;
export type RealtorCounts = z.infer<typeof realtorCounts>;
export type Brokerage = z.infer<typeof brokerage>;
export type AddressCheck = z.infer<typeof addressCheck>;
export type SitemapEntry = z.infer<typeof sitemapEntry>;
