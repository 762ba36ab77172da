/** One language of the menu, written in that language. */
export interface LanguageItem {
  /** As in the address: ko, en, ja-JP. */
  readonly locale: string;
  /** 한국어, English, 日本語. */
  readonly label: string;
  /** Value of `lang` and `hreflang`: ko, en, ja. */
  readonly lang: string;
  /** The same screen in that language. */
  readonly href: string;
  readonly current: boolean;
}
