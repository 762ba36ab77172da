import { ListingControls } from "@realtor/ui/listing-controls";
import { resolveImage } from "#app/data/image-url.ts";
import type { ListingPageProps } from "./listing-props.ts";

function toGalleryPhotos({ photos, place, labels }: ListingPageProps["controls"]) {
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
      link: { href: "#request", text: labels.gallery.ask },
    };
  });
}

/** The viewer of the photos, and the buttons to share and print. */
export function Controls(props: ListingPageProps["controls"]) {
  return <ListingControls labels={props.labels} photos={toGalleryPhotos(props)} />;
}
