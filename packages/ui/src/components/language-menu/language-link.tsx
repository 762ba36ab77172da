import type { ComponentProps } from "react";
import { CheckIcon } from "../icon/icons.ts";
import type { LanguageItem } from "./language-item.ts";
import * as css from "./language-menu.css.ts";

export interface LanguageLinkProps extends ComponentProps<"a"> {
  item: LanguageItem;
}

/** Link of one language, used in both the list and the menu. */
export function LanguageLink({ item, ...rest }: LanguageLinkProps) {
  return (
    <a
      {...rest}
      className={css.item}
      href={item.href}
      lang={item.lang}
      hrefLang={item.lang}
      aria-current={item.current ? "true" : undefined}
    >
      {item.label}
      {item.current && <CheckIcon />}
    </a>
  );
}
