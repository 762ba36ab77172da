import { ListingFrame } from "@realtor/ui/listing-frame";
import { ListingPhotoViewer } from "@realtor/ui/listing-photo-viewer";
import { Suspense } from "react";
import { resolveImage } from "#app/data/image-url.ts";
import { island, staticIsland } from "#app/hydration/island.ts";
import { localePath } from "#app/i18n/language-items.ts";
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

/** The page of a home: docs/spec/routes.md#listing-pages. */
function ListingPage({ frame, home, viewer, request, payment }: ListingPageProps) {
  const { locale } = useAddress();
  const homepage = localePath(home, locale);
  return (
    <>
      <ListingFrame
        {...frame}
        links={{ home: homepage, listings: localePath(homesPath(home), locale) }}
        slots={{ languageMenu: <SiteLanguageMenu labels={frame.labels} /> }}
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
        }}
      />
      <ListingPhotoViewer labels={viewer.labels} photos={toGalleryPhotos(viewer)} />
    </>
  );
}

function toGalleryPhotos({ photos, place, labels }: ListingPageProps["viewer"]) {
  return photos.map(({ url, room }) => {
    const full = resolveImage(url, [480, 960, 1440, 2400]);
    const small = resolveImage(url, [160, 320]);
    return {
      fullSrc: full.src,
      fullSrcSet: full.srcSet,
      src: small.src,
      srcSet: small.srcSet,
      alt: room?.text ?? "",
      caption: {
        title: room?.text ?? "",
        ...(room && { titleLang: room.lang }),
        place: place.street ?? place.city ?? "",
        city: place.street === null ? undefined : (place.city ?? undefined),
        lang: "en",
      },
      link: { href: "#request", text: labels.ask },
    };
  });
}

export { ListingPage as component };
