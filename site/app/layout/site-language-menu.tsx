import type { Labels } from "@realtor/ui/labels";
import { LanguageMenu } from "@realtor/ui/language-menu";
import { languageItems } from "../i18n/language-items.ts";
import { useAddress } from "../page-root.tsx";
import { useQueryAndHash } from "./use-query-and-hash.ts";

/** Links to the page in the other languages, with query and fragment (docs/spec/languages.md#language-menu). */
export function SiteLanguageMenu({ labels }: { labels: Pick<Labels, "language"> }) {
  const address = useAddress();
  const items = languageItems(address, useQueryAndHash(), labels.language);
  return <LanguageMenu label={labels.language.choose} items={items} />;
}
