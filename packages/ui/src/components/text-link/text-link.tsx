import type { ComponentProps } from "react";
import { textLink } from "./text-link.css.ts";

export interface TextLinkProps extends Omit<ComponentProps<"a">, "className" | "style"> {
  /** Where it leads. */
  href: string;
}

/** An underlined link that stands by itself, 44 px high. Renders an `<a>`. */
export function TextLink({ children, ...link }: TextLinkProps) {
  return (
    <a {...link} className={textLink}>
      {children}
    </a>
  );
}
