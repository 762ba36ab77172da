import { activityStates } from "@realtor/profile/rules/market";
import { type MarketRules, marketRules } from "@realtor/profile/rules/market-rules";
import { z } from "../schema/zod.ts";

const rules = z.object({
  soldPhotos: z.int().min(0).nullable(),
  closedPrices: z.boolean(),
  priceChange: z.boolean(),
  areaSearch: z.boolean(),
  ownTranslation: z.boolean(),
  byHandBeside: z.boolean(),
}) satisfies z.ZodType<MarketRules>;

/** A market: a listing service, and what its license allows and requires. */
export const market = z.object({
  /** `crmls`, `fmls`, or the id of another feed. */
  id: z.string().regex(/^[a-z][a-z0-9]*$/),
  name: z.string().min(1),
  state: z.enum(activityStates),
  rules,
  /** Required next to its listings, in place of the site's own text; null for that. `en` is verbatim. */
  notice: z.object({ en: z.string(), ko: z.string(), ja: z.string() }).nullable(),
  /** What it calls the broker of a listing; null for the site's own word. */
  label: z.string().nullable(),
});

/** Response of `GET /cozying-api/v1/markets`. */
export const marketList = z.array(market);

export type MarketSettings = z.infer<typeof market>;

const texts = { notice: null, label: null };

/** The markets of an operator who has configured none. */
export const defaultMarkets: readonly MarketSettings[] = [
  { id: "crmls", name: "CRMLS", state: "CA", rules: marketRules.crmls, ...texts },
  { id: "fmls", name: "FMLS", state: "GA", rules: marketRules.fmls, ...texts },
];
