import { useIntl } from "react-intl";
import { getControlId } from "../draft/control-ids.ts";
import { CropPhoto } from "../photos/crop-photo.tsx";
import { GalleryEditor } from "../photos/gallery-editor.tsx";
import { photoLimits } from "../photos/photo-rules.ts";
import { usePhotos } from "../photos/use-photos.ts";

/** The photos of the gallery. */
export function GalleryControl() {
  const { formatMessage } = useIntl();
  return (
    <fieldset
      id={getControlId("photos")}
      tabIndex={-1}
      aria-label={formatMessage({ id: "photos.path.gallery" })}
    >
      <GalleryEditor {...usePhotos()} limit={photoLimits.gallery} crop={CropPhoto} />
    </fieldset>
  );
}
