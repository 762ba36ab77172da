import { useMemo, useSyncExternalStore } from "react";

/** An address to show a file by, for as long as this is on the page; undefined without a file, and at first. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(url.subscribe, url.read, () => undefined);
}

/** The browser keeps the file for the address, so it is made when it is wanted and taken back after. */
function objectUrl(file: Blob | undefined) {
  let url: string | undefined;
  return {
    subscribe: (changed: () => void) => {
      if (file) url = URL.createObjectURL(file);
      changed();
      return () => {
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}
