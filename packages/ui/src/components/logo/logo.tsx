import { LogoMark } from "../logo-mark/logo-mark.tsx";
import * as css from "./logo.css.ts";

export interface LogoProps {
  /** URL of the landing page in the page's language. */
  href: string;
  /** Product name, English in every language. */
  name: string;
}

/** Logo mark and product name, linked to the landing page. Renders an `<a>` element. */
export function Logo({ href, name }: LogoProps) {
  return (
    <a className={css.logo} href={href}>
      <LogoMark />
      <span lang="en">{name}</span>
    </a>
  );
}
