// @vitest-environment jsdom
import { labelsFor } from "@realtor/ui/labels";
import { prepareHomepage, type ProfileInput } from "@realtor/ui/templates";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageRoot } from "#app/page-root.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { commonBelowFold } from "./homepage-in-parts.tsx";
import * as editorial from "./editorial.island.tsx";
import * as panorama from "./panorama.island.tsx";
import * as portrait from "./portrait.island.tsx";

const { lead: _lead, carousel: _carousel, ...labels } = labelsFor("en");
const home = { listingKey: "CRMLS-1", unparsedAddress: "1 First St, Irvine, CA", city: "Irvine" };
const photo = (path: "id" | "gallery", index: number) =>
  ({ path, imageType: "fullsize", url: `/media/${path}-${index}.jpg` }) as const;
const profile = profileWith({
  photos: [photo("id", 0), ...Array.from({ length: 12 }, (_, index) => photo("gallery", index))],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  recommendedYoutubeUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  additionalSections: [
    { id: "1", type: "faq", items: [{ questionEn: "When?", answerEn: "Always." }] },
  ],
});
const content = prepareHomepage(
  profile as ProfileInput,
  {
    byType: { sale: [home], rent: [], sold: [], rented: [] },
    asOf: "2026-11-20T00:00:00Z",
    market: "crmls",
  },
  "en",
  { today: "2026-11-20" },
);

it.each([
  ["Portrait", portrait],
  ["Panorama", panorama],
  ["Editorial", editorial],
])("each section below the fold of %s starts its hydration", (_name, { BelowFold }) => {
  const html = renderToStaticMarkup(
    createElement(PageRoot, {
      component: BelowFold,
      provideIntl: (words: unknown) => words,
      address: {
        locale: "en",
        path: "/grace-kim",
        search: "",
        origin: location.origin,
        ownDomain: false,
      },
      props: {
        labels,
        content,
        desiredUrl: "grace-kim",
        builder: "/en",
        realtorId: "7",
        recipients: { agent: "Grace Kim", brokerage: null, operator: "Example Lending, Inc." },
        phoneCountry: "US",
        form: null,
        startedAt: 1,
      },
    } as never),
  );
  document.body.innerHTML = `<main id="main">${html}</main>`;
  const sections = [...document.querySelectorAll("#main > *")];
  const nameOf = (section: Element) => section.id || section.getAttribute("aria-labelledby");
  expect(sections.map(nameOf)).toEqual([
    "listings",
    "gallery-title",
    "regions",
    "video-title",
    "section-1",
    "contact",
  ]);
  expect(sections.filter((section) => !section.matches(commonBelowFold)).map(nameOf)).toEqual([]);
});
