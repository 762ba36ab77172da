import { useState, useSyncExternalStore } from "react";
import { type PasswordLink, capturePasswordLink } from "./password-link.ts";

/**
 * The password link in the URL, also after it was used; null without one and on the server, whose HTML
 * is the same for every user. Hydration removes the token from the URL.
 */
export function usePasswordLink(): PasswordLink | null {
  const [{ subscribe, read }] = useState(createLinkStore);
  return useSyncExternalStore(subscribe, read, () => null);
}

function createLinkStore() {
  let link: PasswordLink | null = null;
  return {
    subscribe: (onChange: () => void) => {
      link ??= capturePasswordLink();
      onChange();
      return () => undefined;
    },
    read: () => link,
  };
}
