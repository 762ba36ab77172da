import type { Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { LoadedPage, Messages, PageAddress } from "#app/page.ts";
import type { AdminLabels } from "./admin-page.tsx";

/** Messages of an admin page: its own areas, and those of `AdminPage` and its sign-in form. */
export function adminPageMessages(...areas: string[]): Record<Locale, Messages> {
  return pageMessages("admin", "login", "problem", ...areas);
}

/**
 * Loads an admin page. The document contains the layout only; the browser fetches all user data with
 * the user's token.
 */
export function loadAdmin<Module extends string>(
  module: Module,
  { locale }: PageAddress,
  title: string,
): LoadedPage<Module, AdminLabels> {
  const { common, language } = labelsFor(locale);
  return {
    kind: "page",
    module,
    props: { labels: { common, language } },
    tags: [],
    head: { title, alternates: [], index: false },
  };
}
