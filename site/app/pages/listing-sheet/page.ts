import { formatTemplate, homepageLabelsFor } from "@realtor/ui/labels";
import { composeListing, findHomeState, homeAddress, listingLabelsFor } from "@realtor/ui/listing";
import { createQrImage } from "#app/admin/share/qr-image.ts";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { loadAgentListings } from "#app/data/agent-listings.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { loadAgent } from "#app/layout/agent-frame/load-agent-frame.ts";
import { definePage } from "#app/page.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import { listingPath, sheetPath } from "#app/pages/listing/listing-links.ts";
import type { SheetStaticProps } from "./sheet-props.ts";

/** A home on one Letter page, for print. See docs/spec/routes.md#sheet-of-a-home. */
export const page = definePage({
  paths: ["/{desiredUrl}/homes/{listingKey}/sheet"],
  components: { "listing-sheet": () => import("./listing-sheet.page.tsx") },
  async load(address, context) {
    const agent = await loadAgent(address, context);
    if (agent.kind !== "agent") return agent;
    const { profile, read } = agent;
    const { listingKey: key = "" } = address.params ?? {};
    const listings = await loadAgentListings(profile, context.sources);
    if (!listings) return { kind: "not-found" };
    const state = findHomeState(listings, key);
    const content = composeListing(read, listings, key, address.locale, {
      now: context.now.toISOString(),
      today: dateInState(context.now, state),
    });
    if (!content) return { kind: "not-found" };

    const home = address.desiredUrl ? `/${profile.desiredUrl}` : "/";
    const path = listingPath({ home, key, slug: content.home.slug });
    const listingHref = localePath(path, address.locale);
    const { homepage, common, footer } = homepageLabelsFor(content.template, address.locale);
    const listing = listingLabelsFor(address.locale);
    // The white paper around the code is its margin.
    const qr = createQrImage(`${address.origin}${listingHref}?src=sheet`, 0);
    const staticProps: SheetStaticProps = {
      content,
      labels: { listing, homepage, common, footer },
      state,
      code: { size: qr.size, path: qr.path },
    };
    return {
      kind: "page",
      module: "listing-sheet",
      props: {
        labels: { print: listing.share.print, pdf: listing.sheet.pdf, page: listing.sheet.page },
        links: {
          listing: listingHref,
          pdf: context.sheetPdf
            ? localePath(`${sheetPath({ home, key })}.pdf`, address.locale)
            : null,
        },
      },
      staticProps,
      photoColors: await context.sources.getPhotoColors(findPhotoUrls(content)),
      head: {
        title: formatTemplate(listing.sheet.title, { address: homeAddress(content.home) }),
        siteName: content.agent.name.displayName.text,
        alternates: [],
        index: false,
      },
      tags: [profile.id, profile.desiredUrl.toLowerCase()],
      themeCss: agentThemeCss({ ...read.design, darkHero: false, darkContent: false }),
      serif: usesSerif[content.template],
      paper: true,
    };
  },
});
