import { type DragEvent, useEffect, useState } from "react";

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
