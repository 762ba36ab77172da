import type { IntlShape } from "react-intl";
import type { Locale } from "@realtor/api/locales";
import { relativeTime } from "#app/i18n/formats/text-formats.ts";

/** Changes of the last seven days have a relative time. */
const recentMs = 7 * 24 * 60 * 60 * 1000;

interface FormatOptions extends Pick<IntlShape, "formatDate"> {
  now: Date;
  locale: Locale;
}

/** "5 minutes ago" for seven days, then "Nov 12", and with the year in another one. */
export function formatChangeTime(iso: string, { now, locale, formatDate }: FormatOptions): string {
  const time = new Date(iso);
  // A change after the list was opened is "now".
  if (now.getTime() - time.getTime() < recentMs)
    return relativeTime(iso, time > now ? time : now, locale);
  return formatDate(iso, {
    month: "short",
    day: "numeric",
    ...(time.getFullYear() !== now.getFullYear() && { year: "numeric" }),
  });
}
