import { type Locale, locales } from "@realtor/api/locales";
import type { FooterLink } from "@realtor/ui/footer";
import { createIntl } from "./i18n/create-intl.tsx";
import { localePath } from "./i18n/language-items.ts";
import { pageMessages } from "./i18n/page-messages.ts";
import { type FooterEntry, isFooterLabelId, type Messages } from "./page.ts";
import { pages } from "./pages.ts";

/** The register of lenders and brokers, which is the last link. */
const register: FooterEntry = {
  order: Number.POSITIVE_INFINITY,
  label: "footer.nmls",
  href: () => "https://www.nmlsconsumeraccess.org",
};

interface CollectedEntry extends FooterEntry {
  path: string;
  messages: Record<Locale, Messages> | undefined;
}

const entries: readonly CollectedEntry[] = [
  ...pages.flatMap(({ footer = [], paths, messages }) =>
    footer.map((entry) => ({ ...entry, path: paths[0] ?? "/", messages })),
  ),
  { ...register, path: "/", messages: pageMessages("footer") },
].toSorted((a, b) => a.order - b.order);

const linksByLocale = new Map(locales.map((locale) => [locale, formatLinks(locale)]));

for (const { label } of entries)
  if (!isFooterLabelId(label))
    throw new Error(
      `"${label}" is the label of a link in the footer, which the fonts of a first visit would not contain: name it "<area>.footer".`,
    );

function formatLinks(locale: Locale): FooterLink[] {
  return entries.map(({ label, href, path, messages }) => ({
    href: href?.(locale) ?? localePath(path, locale),
    label: createIntl(locale, messages?.[locale] ?? {}).formatMessage({ id: label }),
  }));
}

/** The links of the platform's footer: those that the pages define as `footer`, in their order. */
export function collectFooterLinks(locale: Locale): readonly FooterLink[] {
  return linksByLocale.get(locale) ?? [];
}
