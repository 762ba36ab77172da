import type { Labels } from "@realtor/ui/labels";
import { LanguageMenu, type LanguageMenuProps } from "@realtor/ui/language-menu";
import { useSyncExternalStore } from "react";
import { languageItems } from "../i18n/language-items.ts";
import { useAddress } from "../page-root.tsx";

interface SiteLanguageMenuProps extends Pick<LanguageMenuProps, "narrowLink"> {
  labels: Pick<Labels, "language">;
}

/** Links to the page in the other languages, with query and fragment (docs/spec/languages.md#language-menu). */
export function SiteLanguageMenu({ labels, narrowLink }: SiteLanguageMenuProps) {
  const address = useAddress();
  const items = languageItems(address, useQueryAndHash(), labels.language);
  return <LanguageMenu label={labels.language.choose} items={items} narrowLink={narrowLink} />;
}

/** `history.pushState` has no event in all browsers, so the URL is also read before a link is used. */
const events = ["hashchange", "pointerdown", "focusin"] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** Query and fragment of the URL; on the server and until hydration, the normalized query only. */
export function useQueryAndHash(): string {
  const { search } = useAddress();
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => search,
  );
}
