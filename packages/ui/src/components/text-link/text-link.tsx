import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { textLink } from "./text-link.css.ts";

export interface TextLinkProps extends ComponentProps<"a"> {
  href: string;
}

/** Standalone underlined link, 44 px high. Renders an `<a>` element. */
export function TextLink(props: TextLinkProps) {
  return <Link {...props} className={classNames(textLink, props.className)} />;
}
