import { ListingControls } from "@realtor/ui/listing-controls";
import { resolveImage } from "#app/data/image-url.ts";
import type { ListingPageProps } from "./listing-props.ts";

function toGalleryPhotos({ photos, place, labels }: ListingPageProps["controls"]) {
  return photos.map(({ url, room, alteration }) => {
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
      ...(alteration && { alteration: toGalleryAlteration(alteration) }),
      link: { href: "#request", text: labels.gallery.ask },
    };
  });
}

type Alteration = NonNullable<ListingPageProps["controls"]["photos"][number]["alteration"]>;

function toGalleryAlteration({ label, text, original, names }: Alteration) {
  return {
    label,
    ...(text !== "" && { text }),
    ...(original !== null && {
      original: { ...resolveImage(original, [480, 960, 1440, 2400]), names },
    }),
  };
}

/** The viewer of the photos, and the buttons to share and print. */
export function Controls(props: ListingPageProps["controls"]) {
  return <ListingControls labels={props.labels} photos={toGalleryPhotos(props)} />;
}
