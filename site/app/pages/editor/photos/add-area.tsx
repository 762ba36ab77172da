import type { PhotoPath } from "@realtor/api/loaning";
import { UploadIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type Ref, useId } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./add-area.css.ts";
import { getAcceptedTypes } from "./accepted-types.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface AddAreaProps {
  path: PhotoPath;
  multiple?: boolean;
  /** Id of an element that names the photo; combined with the "add photos" label. */
  labelledBy?: string;
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[]) => void;
}

/** A drop zone and file picker. Renders an `<input type="file">` in a `<label>`. */
export function AddArea({ path, multiple = false, labelledBy, inputRef, onFiles }: AddAreaProps) {
  const nameId = useId();
  const hintId = useId();
  const { isOver, target } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)));
  return (
    <label {...target} className={css.area} data-dragover={isOver || undefined}>
      <input
        ref={inputRef}
        className={visuallyHidden}
        type="file"
        accept={getAcceptedTypes(path)}
        multiple={multiple}
        aria-labelledby={labelledBy ? `${labelledBy} ${nameId}` : nameId}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          currentTarget.value = "";
        }}
      />
      <UploadIcon />
      <span>
        <strong id={nameId} className={css.name}>
          <FormattedMessage id="photos.add" />
        </strong>
        <span id={hintId}>
          <FormattedMessage id="photos.drop" />
        </span>
      </span>
    </label>
  );
}
