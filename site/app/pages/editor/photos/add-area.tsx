import type { PhotoPath } from "@realtor/api/loaning";
import { UploadIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type Ref, useId } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./add-area.css.ts";
import { acceptedTypes } from "./picture-types.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface AddAreaProps {
  path: PhotoPath;
  /** Several files at a time. */
  multiple?: boolean;
  /** Id of what names the place, where "add photos" alone would not say which. */
  labelledBy?: string;
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[]) => void;
}

/** Where photos are dropped, or chosen by pressing it: a file input over the whole area. */
export function AddArea({ path, multiple = false, labelledBy, inputRef, onFiles }: AddAreaProps) {
  const nameId = useId();
  const hintId = useId();
  const { over, target } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)));
  return (
    <label {...target} className={css.area} data-over={over || undefined}>
      <input
        ref={inputRef}
        className={visuallyHidden}
        type="file"
        accept={acceptedTypes(path)}
        multiple={multiple}
        aria-labelledby={labelledBy ? `${labelledBy} ${nameId}` : nameId}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Else choosing the same file again would be no change.
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
