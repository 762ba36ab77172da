import type { ComponentProps } from "react";
import { CheckIcon } from "../icons/page-icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./language-menu.css.ts";

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

interface LanguageLinkProps extends ComponentProps<"a"> {
  item: LanguageItem;
}

/** Link of one language, used in both the list and the menu. */
export function LanguageLink({ item, ...rest }: LanguageLinkProps) {
  return (
    <Link
      {...rest}
      className={css.item}
      href={item.href}
      lang={item.lang}
      hrefLang={item.lang}
      aria-current={item.current ? "true" : undefined}
    >
      {item.label}
      {item.current && <CheckIcon />}
    </Link>
  );
}
