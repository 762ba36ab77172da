import type { Labels } from "@realtor/ui/labels";
import { LanguageMenu } from "@realtor/ui/language-menu";
import { languageItems } from "../i18n/language-items.ts";
import { useAddress } from "../page-root.tsx";
import { useQueryAndHash } from "./use-query-and-hash.ts";

/** The same screen in the other languages, query and fragment kept (DECISIONS section 3). */
export function SiteLanguageMenu({ labels }: { labels: Pick<Labels, "language"> }) {
  const address = useAddress();
  const items = languageItems(address, useQueryAndHash(), labels.language);
  return <LanguageMenu label={labels.language.choose} items={items} />;
}
