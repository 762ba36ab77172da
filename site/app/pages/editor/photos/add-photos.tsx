import type { PhotoPath } from "@realtor/api/loaning";
import { DropZone } from "@realtor/ui/drop-zone";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { photoFormats } from "./image-header.ts";

interface AddPhotosProps {
  path: PhotoPath;
  multiple?: boolean;
  ref?: Ref<HTMLDivElement>;
  onFiles: (files: readonly File[]) => void;
}

/** Area that photos are dropped on, pasted into or chosen for. */
export function AddPhotos({ path, multiple = false, ref, onFiles }: AddPhotosProps) {
  const { formatMessage } = useIntl();
  return (
    <DropZone
      ref={ref}
      label={formatMessage({
        id: "photos.add",
        defaultMessage: "Add photos",
        description: "Name of the area on which photos are dropped.",
      })}
      hint={formatMessage({
        id: "photos.drop",
        defaultMessage: "Drop or paste them here. JPG, PNG, WebP or AVIF, up to 10 MB each.",
        description: "Text of the area on which photos can be dropped.",
      })}
      buttonLabel={formatMessage({
        id: "photos.choose",
        defaultMessage: "Choose",
        description: "Button that selects photos.",
      })}
      accept={getAcceptedTypes(path)}
      multiple={multiple}
      onSelect={(files, rejected) => onFiles(withRejected(files, rejected, multiple))}
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

const imageTypes = photoFormats.map((format) => `image/${format}`);

/** What the file dialog offers for a path. */
export function getAcceptedTypes(path: PhotoPath): readonly string[] {
  return path === "favicon" ? [...imageTypes, "image/x-icon", ".ico"] : imageTypes;
}
