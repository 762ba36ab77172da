import { useMemo, useSyncExternalStore } from "react";

/**
 * An object URL for a file while the component is mounted; undefined without a file and on the
 * first render.
 */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => createUrlStore(file), [file]);
  return useSyncExternalStore(url.subscribe, url.read, () => undefined);
}

/** The URL keeps the file in memory: it is created on subscription and revoked afterwards. */
function createUrlStore(file: Blob | undefined) {
  let url: string | undefined;
  return {
    subscribe: (onChange: () => void) => {
      if (file) url = URL.createObjectURL(file);
      onChange();
      return () => {
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}
