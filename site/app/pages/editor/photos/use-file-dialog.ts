import type { PhotoPath } from "@realtor/api/loaning";
import { useEffect, useRef } from "react";
import { getAcceptedTypes } from "./accepted-types.ts";

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
