import { useEffect, useEffectEvent } from "react";

const ownPaste = "input, textarea, [contenteditable=true], [role=dialog]";

/** Takes files that are pasted anywhere on the page, except into a field, a dialog or a focused drop zone. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isElsewhere = event.target instanceof Element && event.target.closest(ownPaste) !== null;
    if (event.defaultPrevented || isElsewhere || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
