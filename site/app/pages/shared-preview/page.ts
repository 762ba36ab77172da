import { labelsFor } from "@realtor/ui/labels";
import { loadAgentListings } from "#app/data/agent-listings.ts";
import { loadTeam } from "#app/data/load-team.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { providerOf } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";

/** A website with its draft, for those who have the link. See docs/spec/profile.md#preview-links. */
export const page = definePage({
  paths: ["/p/{token}"],
  // For those who have the link, until it ends; each opening is counted.
  uncached: true,
  messages: pageMessages("sharedPreview"),
  components: { "shared-preview": () => import("./shared-preview.page.tsx") },
  async load(address, { sources, now, operator, intl }) {
    const profile = await sources.openPreview(address.params?.["token"] ?? "");
    if (!profile) return { kind: "not-found" };
    const [listings, team] = await Promise.all([
      // The preview is of the agent's own texts: without listings it is still useful.
      loadAgentListings(profile, sources).catch(() => null),
      loadTeam(profile, sources),
    ]);
    const { locale, origin } = address;
    const { language } = labelsFor(locale);
    return {
      kind: "page",
      module: "shared-preview",
      props: {
        draft: { profile, listings, team, locale, origin, builder: localePath("/", locale) },
        provider: providerOf(operator),
        today: dateInState(now, "CA"),
        labels: { language },
      },
      tags: [],
      serif: usesSerif[profile.presentation?.template ?? "portrait"],
      head: {
        title: intl.formatMessage({ id: "sharedPreview.title" }),
        alternates: [],
        index: false,
      },
    };
  },
});
