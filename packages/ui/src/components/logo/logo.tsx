import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { LogoMark } from "../logo-mark/logo-mark.tsx";
import * as css from "./logo.css.ts";

export interface LogoProps extends Omit<ComponentProps<"a">, "children"> {
  /** URL of the landing page in the page's language. */
  href: string;
  /** Product name, English in every language. */
  label: string;
}

/** Logo mark and product name, linked to the landing page. Renders an `<a>` element. */
export function Logo({ label, ...root }: LogoProps) {
  return (
    <Link {...root} className={classNames(css.logo, root.className)}>
      <LogoMark />
      <span lang="en">{label}</span>
    </Link>
  );
}
