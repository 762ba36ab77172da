import { PhotosByPath } from "../photos/photos-by-path.tsx";
import { GalleryOf, PhotoOf, usePhotos } from "./photo-of.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useOpenField } from "../use-open-field.ts";

/** The gallery, the photos that stand nowhere else in the form, and all of them by path. */
export function PhotosSection() {
  const photos = usePhotos();
  const openField = useOpenField();
  return (
    <SectionFrame section="photos">
      <div id="field-photos" tabIndex={-1}>
        <GalleryOf />
      </div>
      <PhotoOf path="id2" />
      <PhotoOf path="logo2" />
      <PhotosByPath
        {...photos}
        onOpen={(path) => {
          if (path === "favicon" || path === "ogImage") openField("seoTitleKo");
          else if (path === "id" || path === "top" || path === "logo") openField("taglineKr");
          else openField("photos");
        }}
      />
    </SectionFrame>
  );
}
