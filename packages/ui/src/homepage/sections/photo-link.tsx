import type { Photo } from "@realtor/profile/photos";
import type { MouseEvent, RefObject } from "react";
import type { GalleryPhoto } from "../../components/gallery/gallery-photo.ts";
import { usePhotoViewer } from "../../components/gallery/use-photo-viewer.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { type CaptionedPhoto, formatPlace } from "../content/captioned-photo.ts";
import type { TemplateProps } from "../template-props.ts";
import { FramedPhoto, type FramedPhotoProps } from "./framed-photo.tsx";
import { frame, galleryLink } from "./section.css.ts";

type ViewerProps = Pick<TemplateProps, "labels" | "links" | "resolveImage"> & {
  photos: readonly (Photo | CaptionedPhoto)[];
  /** Contains the links. */
  root: RefObject<HTMLElement | null>;
};

/** Element id of a photo, counted from 1, and its address fragment. */
export const photoId = (n: number) => `photo-${n}`;

/** The viewer for the `<PhotoLink>`s of a page's photos. */
export function useGalleryViewer({ photos, labels, links, resolveImage, root }: ViewerProps) {
  const toGalleryPhoto = (photo: Photo | CaptionedPhoto): GalleryPhoto => {
    const full = resolveImage(photo.url, [480, 960, 1440, 2400]);
    const small = resolveImage(photo.url, [160, 320]);
    const shared = {
      fullSrc: full.src,
      fullSrcSet: full.srcSet,
      src: small.src,
      srcSet: small.srcSet,
      alt: "",
    };
    if (!("caption" in photo)) return shared;
    const { room, street, city } = photo.caption;
    return {
      ...shared,
      alt: [room.text, formatPlace(photo.caption)].filter(Boolean).join(", "),
      caption: {
        title: room.text,
        titleLang: room.lang,
        place: street ?? city ?? "",
        city: street === null ? undefined : (city ?? undefined),
        lang: "en",
      },
      link: { href: links.listing(photo.home), text: labels.homepage.gallery.ask },
    };
  };
  return usePhotoViewer({
    root,
    labels: { ...labels.homepage.gallery, close: labels.common.close },
    photos: photos.map(toGalleryPhoto),
    fragment: "photo",
  });
}

type PhotoLinkProps = Omit<FramedPhotoProps, "alt"> &
  Pick<TemplateProps, "labels" | "formats"> & {
    /** Zero-based. */
    index: number;
    className?: string;
    onOpen: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
  };

/**
 * A photo that opens in the viewer. Without JavaScript the link enlarges it in its place: it is the
 * `:target` of the page.
 */
export function PhotoLink({ index, labels, formats, className, onOpen, ...photo }: PhotoLinkProps) {
  const hydrated = useHydrated();
  return (
    <a
      className={classNames(frame, galleryLink, className)}
      href={`#${photoId(index + 1)}`}
      aria-label={formatTemplate(labels.homepage.gallery.open, { n: formats.number(index + 1) })}
      data-hydrating={hydrated ? undefined : ""}
      onClick={(event) => onOpen(event, index)}
    >
      <FramedPhoto {...photo} alt="" />
    </a>
  );
}
