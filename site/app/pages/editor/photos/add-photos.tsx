import type { PhotoPath } from "@realtor/api/loaning";
import { UploadIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./file-picker.css.ts";

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
          <FormattedMessage
            id="photos.add"
            defaultMessage="Add photos"
            description="Button that selects photos for the gallery."
          />
        </strong>
        <span id={hintId}>
          <FormattedMessage
            id="photos.drop"
            defaultMessage="Drop here, or click to choose. JPG, PNG or WebP, up to 10 MB each."
            description="Text of the area on which photos can be dropped."
          />
        </span>
      </span>
    </label>
  );
}

/** Whether a drag contains files, not text or an image of the page. */
const containsFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") ?? false;

/**
 * Handles files dropped on an element. While it is mounted, files dropped elsewhere are ignored:
 * the browser would open them and discard the page.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const preventNavigation = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && containsFiles(event.dataTransfer)) event.preventDefault();
    };
    addEventListener("dragover", preventNavigation);
    addEventListener("drop", preventNavigation);
    return () => {
      removeEventListener("dragover", preventNavigation);
      removeEventListener("drop", preventNavigation);
    };
  }, []);
  const target = {
    onDragOver(event: DragEvent) {
      if (!containsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!containsFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}

/**
 * Returns a function that opens the native file dialog for one file. `onFile` receives the file and
 * the context of the call; it is not called when the dialog is canceled.
 */
export function useFileDialog<Context>(
  path: PhotoPath,
  onFile: (file: File, context: Context) => void,
): (context: Context) => void {
  const input = useRef<HTMLInputElement | null>(null);
  const latestOnFile = useRef(onFile);
  useEffect(() => {
    latestOnFile.current = onFile;
  });
  return (context) => {
    // The ref prevents garbage collection: a browser may collect an unreferenced input before its
    // dialog closes.
    const fileInput = document.createElement("input");
    input.current = fileInput;
    fileInput.type = "file";
    fileInput.accept = getAcceptedTypes(path);
    fileInput.addEventListener("change", () => {
      const file = fileInput.files?.[0];
      if (file) latestOnFile.current(file, context);
    });
    fileInput.click();
  };
}

const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

/** The `accept` attribute for a path. It is only a hint: the content of the file is validated. */
function getAcceptedTypes(path: PhotoPath): string {
  return path === "favicon" ? `${imageTypes},image/x-icon,.ico` : imageTypes;
}
