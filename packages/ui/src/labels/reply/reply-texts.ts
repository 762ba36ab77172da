import type { Locale } from "../locales.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

/** What pages say in place of neutral sentences when the agent promises a reply within a day. */
export const replyTexts: Readonly<Record<Locale, typeof en>> = { ko, en, "ja-JP": ja };
