"use client";

import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Locale } from "../../labels/labels.ts";

export interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** The regions whose date and number formats apply. */
const formats: Record<Locale, string> = { ko: "ko-KR", en: "en-US", "ja-JP": "ja-JP" };

/**
 * Sets the language of the built-in texts, dates and numbers of the rich components. Render it once around
 * the page: without it the server renders English and the browser its own language.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={formats[locale]}>{children}</I18nProvider>;
}
