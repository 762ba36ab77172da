import { htmlLang, type Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { readLegalDocument } from "#app/layout/legal/legal-markdown.ts";
import { publishableFacts } from "#app/layout/operator.ts";
import { privacyChoicesPath, privacyPath } from "#app/i18n/language-items.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { PrivacyProps } from "./privacy.page.tsx";

/** Languages on each page. Consent links target `#ko` or `#en`, so every page contains both. */
const pageLocales: Record<Locale, readonly Locale[]> = {
  ko: ["ko", "en"],
  en: ["en", "ko"],
  "ja-JP": ["ja-JP", "en", "ko"],
};

/** The privacy policy, in the platform's or an agent's frame. See docs/spec/routes.md#terms-and-privacy. */
export const page = definePage({
  paths: ["/terms/privacy", "/{desiredUrl}/terms/privacy"],
  inSitemap: true,
  footer: [
    {
      order: 30,
      label: "privacy.footer",
      href: privacyPath,
    },
    {
      order: 40,
      label: "privacy.footer.choices",
      href: privacyChoicesPath,
    },
  ],
  messages: pageMessages("privacy"),
  serverOnlyMessages: true,
  components: { privacy: () => import("./privacy.page.tsx") },
  async load(address, context) {
    const framed = await loadFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const operator = publishableFacts(context.operator);
    if (!operator) return { kind: "unpublished" };
    const { common, language, footer } = labelsFor(address.locale);
    const { formatMessage } = context.intl;
    const { version, title } = readLegalDocument("privacy", address.locale, operator);
    const props: PrivacyProps = {
      frame: framed.frame,
      labels: { common, language, footer },
      texts: pageLocales[address.locale].map((locale) => ({
        lang: htmlLang(locale),
        name: language.names[locale],
        document: readLegalDocument("privacy", locale, operator).document,
      })),
      title,
      effective: formatMessage({ id: "privacy.effective" }, { version }),
      year: context.now.getFullYear(),
    };
    return {
      kind: "page",
      module: "privacy",
      props,
      ...framed.document,
      head: {
        title: formatMessage({ id: "privacy.seo.title" }),
        description: formatMessage({ id: "privacy.seo.description" }),
        ...pageLinks(address),
        // Every agent's frame contains the same text, so only the platform's page is indexed.
        index: framed.frame.kind === "platform",
      },
    };
  },
});
