import { type DragEvent, useEffect, useState } from "react";

/** Whether something dragged over the page is files, not a text or one of the page's own pictures. */
const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") ?? false;

/**
 * Files dropped on one element. While it is there a file dropped beside it does nothing: the browser
 * would open it in the page's place, and what is typed would be gone.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && holdsFiles(event.dataTransfer)) event.preventDefault();
    };
    addEventListener("dragover", keepPage);
    addEventListener("drop", keepPage);
    return () => {
      removeEventListener("dragover", keepPage);
      removeEventListener("drop", keepPage);
    };
  }, []);
  const target = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, target };
}
