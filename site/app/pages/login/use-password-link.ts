import { useState, useSyncExternalStore } from "react";
import { type PasswordLink, takePasswordLink } from "./password-link.ts";

/**
 * The link with which the page was opened, also after it was used; null without one, and on the
 * server, whose page is the same for everybody. The page takes it out of the address as it wakes.
 */
export function usePasswordLink(): PasswordLink | null {
  const [{ subscribe, read }] = useState(openLink);
  return useSyncExternalStore(subscribe, read, () => null);
}

function openLink() {
  let link: PasswordLink | null = null;
  return {
    subscribe: (onTaken: () => void) => {
      link ??= takePasswordLink();
      onTaken();
      return () => undefined;
    },
    read: () => link,
  };
}
