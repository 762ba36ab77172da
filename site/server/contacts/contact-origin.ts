import type { ContactInput } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { pageAddress, parseUrl, shortText } from "../http/reported-page.ts";

/** How a contact request was sent, as the loaning service stores it. */
type ContactOrigin = Pick<
  ContactInput,
  "locale" | "pageUrl" | "source" | "consentVersion" | "consentedAt"
>;

interface SplitValues {
  /** The contact fields and all others. */
  rest: unknown;
  origin: ContactOrigin;
}

/**
 * Separates how a request was sent from what its sender typed, so that no value of it rejects the
 * request: what is not valid is dropped. `now` is the time of the consent.
 */
export function splitOrigin(values: unknown, now: number): SplitValues {
  const consentedAt = new Date(now).toISOString();
  if (typeof values !== "object" || values === null)
    return { rest: values, origin: { consentedAt } };
  const { locale, pageUrl, referrer, consentVersion, ...others } = values as Record<
    string,
    unknown
  >;
  // Set by this server only.
  const { source: _source, consentedAt: _at, ...rest } = others;
  const page = parseUrl(pageUrl);
  const address = pageAddress(pageUrl);
  const known = locales.find((one) => one === locale);
  const source = page && readSource(page, parseUrl(referrer));
  const version = shortText(consentVersion, limits.textVersion);
  return {
    rest,
    origin: {
      ...(known && { locale: known }),
      ...(address && { pageUrl: address }),
      ...(source && { source }),
      ...(version && { consentVersion: version }),
      consentedAt,
    },
  };
}

/** The campaign in the address of the page, or the host of the page that linked to it. */
function readSource(page: URL, referrer: URL | undefined): string | undefined {
  const campaign = page.searchParams.get("utm_source") ?? page.searchParams.get("src");
  const linkedFrom = referrer && referrer.host !== page.host ? referrer.host : undefined;
  return shortText(campaign, limits.source) ?? linkedFrom;
}
