import { ListingFrame } from "@realtor/ui/listing-frame";
import { Suspense } from "react";
import { intentIsland, island, staticIsland } from "#app/hydration/island.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { OwnerBar } from "#app/layout/edit-bar/owner-bar.tsx";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { useAddress } from "#app/page-root.tsx";
import { homesPath } from "./listing-links.ts";
import type { ListingPageProps } from "./listing-props.ts";

const sections = () => import("./sections.island.tsx");
const Head = await staticIsland(async () => (await sections()).Head);
const Story = await staticIsland(async () => (await sections()).Story);
const Details = await staticIsland(async () => (await sections()).Details);
const End = await staticIsland(async () => (await sections()).End);
const Footer = await staticIsland(async () => (await sections()).Footer);
const Request = await island(
  "#request",
  async () => (await import("./request.island.tsx")).Request,
);
const Payment = await island(
  "#payment",
  async () => (await import("./payment.island.tsx")).Payment,
);
// It is shown after the photos have left the window.
const Bar = await island("#about", async () => (await import("./bar.island.tsx")).Bar);
const PlaceMap = await intentIsland(
  "[data-listing-map]",
  async () => (await import("./map.island.tsx")).PlaceMap,
);
const Controls = await intentIsland(
  "[data-photo], [data-listing-action]",
  async () => (await import("./controls.island.tsx")).Controls,
  // The address of an open photo was shared, or the page was reloaded.
  () => location.hash.startsWith("#photo-"),
);

/** The page of a home: docs/spec/routes.md#listing-pages. */
function ListingPage({ frame, home, desiredUrl, ...parts }: ListingPageProps) {
  const { bar, controls, map, request, payment } = parts;
  const { locale } = useAddress();
  const homepage = localePath(home, locale);
  return (
    <>
      <ListingFrame
        {...frame}
        links={{ home: homepage, listings: localePath(homesPath(home), locale) }}
        slots={{
          banner: <OwnerBar desiredUrl={desiredUrl} homes />,
          languageMenu: <SiteLanguageMenu labels={frame.labels} />,
        }}
        parts={{
          head: (
            <Suspense>
              <Head />
            </Suspense>
          ),
          story: (
            <Suspense>
              <Story />
            </Suspense>
          ),
          request: (
            <Suspense>
              <Request {...request} />
            </Suspense>
          ),
          details: (
            <Suspense>
              <Details />
            </Suspense>
          ),
          payment: payment && (
            <div id="payment">
              <Suspense>
                <Payment {...payment} />
              </Suspense>
            </div>
          ),
          end: (
            <Suspense>
              <End />
            </Suspense>
          ),
          footer: (
            <Suspense>
              <Footer />
            </Suspense>
          ),
          bar: (
            <Suspense>
              <Bar {...bar} />
            </Suspense>
          ),
        }}
      />
      <Suspense>
        <Controls {...controls} />
      </Suspense>
      {map && (
        <Suspense>
          <PlaceMap {...map} />
        </Suspense>
      )}
    </>
  );
}

export { ListingPage as component };
