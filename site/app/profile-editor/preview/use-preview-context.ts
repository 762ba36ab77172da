import type { Locale } from "@realtor/api/locales";
import { useMemo } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useListings, useTeam } from "./use-preview-data.ts";

/** What a preview needs besides the draft: listings and members, and addresses in a language. */
export function usePreviewContext(locale: Locale) {
  const { origin } = useAddress();
  const listings = useListings();
  const team = useTeam();
  return useMemo(
    () => ({ listings: listings ?? null, team, locale, origin, builder: localePath("/", locale) }),
    [listings, team, locale, origin],
  );
}
