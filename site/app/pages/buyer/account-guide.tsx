import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import type { Messages } from "#app/page.ts";
import { BuyingGuide, type BuyingGuideProps } from "#app/pages/buying/buying-guide.tsx";

/** The messages of the guide, which the page of a signed-in buyer loads in the browser. */
const files = import.meta.glob<Messages>("../../i18n/compiled/browser/buying.*.json", {
  import: "default",
});

async function loadMessages(locale: Locale): Promise<Messages> {
  const file = `../../i18n/compiled/browser/buying.${htmlLang(locale)}.json`;
  const load = files[file];
  if (!load) throw new Error(`${file} is missing: run \`pnpm turbo run messages\`.`);
  return load();
}

const pageLocale = locales.find((locale) => htmlLang(locale) === document.documentElement.lang);
const locale = pageLocale ?? "ko";
const provide = provideIntl(createIntl(locale, await loadMessages(locale)));

/** The guide with its messages, in the language of the document. Browser only. */
export function AccountGuide(props: BuyingGuideProps) {
  return provide(<BuyingGuide {...props} />);
}
