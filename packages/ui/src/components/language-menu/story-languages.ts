import { labelsFor, type Locale } from "../../labels/labels.ts";
import type { LanguageMenuProps } from "./language-menu.tsx";

const langs = { ko: "ko", en: "en", "ja-JP": "ja" } as const;

export function storyLanguages(current: Locale): Pick<LanguageMenuProps, "label" | "items"> {
  const { choose, names } = labelsFor(current).language;
  const locales: readonly Locale[] = ["ko", "en", "ja-JP"];
  return {
    label: choose,
    items: locales.map((locale) => ({
      locale,
      label: names[locale],
      lang: langs[locale],
      href: `#${langs[locale]}`,
      current: locale === current,
    })),
  };
}
