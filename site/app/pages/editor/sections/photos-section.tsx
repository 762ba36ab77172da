import type { PhotoPath } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { galleryMessages } from "#app/pages/editor/photos/gallery-messages.ts";
import type { Draft } from "../draft/draft.ts";
import { fields } from "../draft/editor-fields.ts";
import { useDraftStore, useField } from "../draft/use-draft.ts";
import { GalleryEditor } from "../photos/gallery-editor.tsx";
import { listPhotos, type PhotosValue } from "../photos/photo-list.ts";
import { SinglePhotoEditor } from "../photos/single-photo-editor.tsx";
import { SectionFrame } from "./section-frame.tsx";

const photoMessages = defineMessages({
  id: {
    id: "editor.photo.id",
    defaultMessage: "Portrait",
    description: "Label of the photo of the realtor.",
  },
  top: {
    id: "editor.photo.top",
    defaultMessage: "Wide photo",
    description: "Label of the wide photo at the top of the page.",
  },
  logo: {
    id: "editor.photo.logo",
    defaultMessage: "Brokerage logo",
    description: "Label of the brokerage’s logo.",
  },
  logo2: {
    id: "editor.photo.logo2",
    defaultMessage: "Second logo",
    description: "Label of the brokerage’s logo for dark pages.",
  },
  id2: {
    id: "editor.photo.id2",
    defaultMessage: "Second portrait",
    description: "Label of the second photo of the realtor.",
  },
  favicon: {
    id: "editor.photo.favicon",
    defaultMessage: "Browser icon",
    description: "Label of the icon in the browser’s tab.",
  },
  ogImage: {
    id: "editor.photo.ogImage",
    defaultMessage: "Share image",
    description: "Label of the image for links in messengers and social media.",
  },
});

const photoHintMessages = defineMessages({
  id: {
    id: "editor.photo.id.hint",
    defaultMessage: "Large on the first screen of your page, and in the picture of links to it.",
    description: "Hint at the photo of the realtor: where it is shown and its best format.",
  },
  top: {
    id: "editor.photo.top.hint",
    defaultMessage:
      "Across the first screen in the Panorama design; in the other designs, before your video plays.",
    description: "Hint at the wide photo: where it is shown.",
  },
  logo: {
    id: "editor.photo.logo.hint",
    defaultMessage: "Next to the brokerage’s name on the first screen and in the footer.",
    description: "Hint at the brokerage’s logo: where it is shown.",
  },
  logo2: {
    id: "editor.photo.logo2.hint",
    defaultMessage: "The present designs do not show it.",
    description: "Hint at the second logo: where it is shown.",
  },
  id2: {
    id: "editor.photo.id2.hint",
    defaultMessage: "Next to the first of your own sections.",
    description: "Hint at the second photo of the realtor: where it is shown.",
  },
  favicon: {
    id: "editor.photo.favicon.hint",
    defaultMessage: "The small square on the browser’s tab.",
    description: "Hint at the icon in the browser’s tab.",
  },
  ogImage: {
    id: "editor.photo.ogImage.hint",
    defaultMessage:
      "The picture of links in messengers and social media. Without one, we draw it for you.",
    description: "Hint at the image for links: its size and what happens without one.",
  },
});

/** The gallery, and the photos that no other section contains. */
export function PhotosSection() {
  const { formatMessage } = useIntl();
  // No design shows it: it can only be replaced or removed.
  const hasSecondLogo = listPhotos(usePhotos().value.photos, "logo2").length > 0;
  return (
    <SectionFrame
      section="photos"
      lead={formatMessage({
        id: "photos.hint",
        defaultMessage: "Shown in this order in the gallery on your page.",
        description: "Hint above the gallery in the editor.",
      })}
    >
      <fieldset id="field-photos" tabIndex={-1} aria-label={formatMessage(galleryMessages.gallery)}>
        <GalleryField />
      </fieldset>
      <PhotoField path="id2" />
      {hasSecondLogo && <PhotoField path="logo2" />}
    </SectionFrame>
  );
}

/**
 * The photos of the draft and their setter. One call makes one undo step, or none if nothing
 * changes.
 */
export function usePhotos() {
  const store = useDraftStore();
  const { http } = useAdmin();
  const [photos] = useField("photos");
  const [focalPoints] = useField("focalPoints");
  return {
    value: { photos, focalPoints },
    http,
    onChange: (update: (value: PhotosValue) => PhotosValue) =>
      store.change((draft) => setPhotos(draft, update)),
  };
}

/** Writes only changed values: a profile without focal points stays without them. */
function setPhotos(draft: Draft, update: (value: PhotosValue) => PhotosValue): Draft {
  const photos = fields.photos.lens;
  const focalPoints = fields.focalPoints.lens;
  const current = { photos: photos.get(draft), focalPoints: focalPoints.get(draft) };
  const next = update(current);
  const withPhotos = next.photos === current.photos ? draft : photos.set(draft, next.photos);
  return next.focalPoints === current.focalPoints
    ? withPhotos
    : focalPoints.set(withPhotos, next.focalPoints);
}

export function PhotoField({ path }: { path: Exclude<PhotoPath, "gallery"> }) {
  const { formatMessage } = useIntl();
  return (
    <SinglePhotoEditor
      {...usePhotos()}
      path={path}
      label={formatMessage(photoMessages[path])}
      hint={formatMessage(photoHintMessages[path])}
    />
  );
}

function GalleryField() {
  return <GalleryEditor {...usePhotos()} />;
}
