export interface LanguageItem {
  /** Locale in the URL: ko, en, ja-JP. */
  readonly locale: string;
  /** Name in the language itself: 한국어, English, 日本語. */
  readonly label: string;
  /** Value of `lang` and `hreflang`: ko, en, ja. */
  readonly lang: string;
  /** URL of the same page in this language. */
  readonly href: string;
  readonly current: boolean;
}
