import type { HomeStatus } from "@realtor/api/listing";
import type { Lang, Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { priceText } from "@realtor/ui/listing";
import type { IntlShape } from "react-intl";
import { formatDollars } from "#app/i18n/formats/money.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import type { Home, HomeGroup } from "./home.ts";

/** The name of a status: a home for rent is leased, not sold. */
export function statusMessage(status: HomeStatus, isRent: boolean): MessageKey {
  if (isRent && status === "active") return "listings.status.activeRental";
  if (isRent && status === "closed") return "listings.status.leased";
  return `listings.status.${status}`;
}

const groupStates: Readonly<Partial<Record<HomeGroup, MessageKey>>> = {
  draft: "listings.status.draft",
  hidden: "listings.status.hidden",
};

/** What the row of a home says about it: its status, or why visitors do not see it. */
export function stateText(
  { group, status, isRent, entry }: Home,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  const isWithdrawn = group === "hidden" && status === "withdrawn";
  const isOutOfRecord = group === "closed" && entry.isHidden === "Y";
  const state = isWithdrawn ? undefined : groupStates[isOutOfRecord ? "hidden" : group];
  return formatMessage({ id: state ?? statusMessage(status, isRent) });
}

/** The price in the wording of the website, such as "$3,200/mo". */
export function homePrice(
  { price, status, isRent, group }: Home,
  locale: Locale,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  if (price === null && group === "draft") return formatMessage({ id: "listings.noPrice" });
  const isClosed = status === "closed" && group !== "draft";
  const type = isRent ? (isClosed ? "rented" : "rent") : isClosed ? "sold" : "sale";
  return priceText({ price, type }, labelsFor(locale).homepage.listings, formatDollars);
}

export function homeName(
  { address }: Pick<Home, "address">,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  return address ?? formatMessage({ id: "listings.noAddress" });
}

/** "No Korean or Japanese text", "한국어·일본어 글 없음", "韓国語・日本語の文章なし". */
export function missingText(
  langs: readonly Lang[],
  { formatMessage, formatList, locale }: Pick<IntlShape, "formatMessage" | "formatList" | "locale">,
): string {
  const names = langs.map((lang) => formatMessage({ id: `editor.language.${lang}` }));
  const languages =
    locale === "en"
      ? formatList(names, { type: "disjunction" })
      : names.join(locale === "ko" ? "·" : "・");
  return formatMessage({ id: "listings.missing" }, { languages });
}
