import type { PhotoPath } from "@realtor/api/loaning";
import { useEffect, useRef } from "react";
import { acceptedTypes } from "./picture-types.ts";

/**
 * Opens the browser's file dialog for one file. Answers how; `onFile` is told the file with what the
 * dialog was opened for. Nothing happens where it is left without one.
 */
export function useFileDialog<For>(
  path: PhotoPath,
  onFile: (file: File, openedFor: For) => void,
): (openedFor: For) => void {
  const input = useRef<HTMLInputElement | null>(null);
  const told = useRef(onFile);
  useEffect(() => {
    told.current = onFile;
  });
  return (openedFor) => {
    // Held by this hook: a browser may drop an input that nothing holds before its dialog answers.
    const opened = document.createElement("input");
    input.current = opened;
    opened.type = "file";
    opened.accept = acceptedTypes(path);
    opened.addEventListener("change", () => {
      const file = opened.files?.[0];
      if (file) told.current(file, openedFor);
    });
    opened.click();
  };
}
