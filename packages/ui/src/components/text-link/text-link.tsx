import type { ComponentProps } from "react";
import { textLink } from "./text-link.css.ts";

export interface TextLinkProps extends Omit<ComponentProps<"a">, "className" | "style"> {
  href: string;
}

/** Standalone underlined link, 44 px high. Renders an `<a>` element. */
export function TextLink({ children, ...link }: TextLinkProps) {
  return (
    <a {...link} className={textLink}>
      {children}
    </a>
  );
}
