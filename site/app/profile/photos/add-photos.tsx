import type { PhotoPath } from "@realtor/api/loaning";
import { DropZone } from "@realtor/ui/drop-zone";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { useMediaQuery } from "#app/layout/use-media-query.ts";

interface AddPhotosProps {
  ref?: Ref<HTMLDivElement>;
  hint?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Area that photos of the gallery are dropped on, pasted into or chosen for. */
export function AddPhotos({ ref, hint, onFiles }: AddPhotosProps) {
  const { formatMessage } = useIntl();
  const isTouch = useMediaQuery("(hover: none)");
  return (
    <DropZone
      ref={ref}
      label={formatMessage({ id: "photos.add" })}
      hint={hint ?? formatMessage({ id: isTouch ? "photos.tap" : "photos.drop" })}
      buttonLabel={formatMessage({ id: "photos.choose" })}
      accept={getAcceptedTypes("gallery")}
      onSelect={(files, rejected) => onFiles(withRejected(files, rejected, true))}
    />
  );
}

/**
 * The files to upload. Those of another type are among them: their content is checked, and the error
 * says which types are accepted.
 */
export function withRejected(
  files: readonly File[],
  rejected: readonly File[],
  multiple: boolean,
): readonly File[] {
  const all = [...files, ...rejected];
  return multiple ? all : all.slice(0, 1);
}

/** Some systems give HEIC files no media type. */
const imageTypes = [
  ...["jpeg", "png", "webp", "avif", "heic", "heif"].map((format) => `image/${format}`),
  ".heic",
  ".heif",
];

/** What the file dialog offers for a path. */
export function getAcceptedTypes(path: PhotoPath): readonly string[] {
  return path === "favicon" ? [...imageTypes, "image/x-icon", ".ico"] : imageTypes;
}
