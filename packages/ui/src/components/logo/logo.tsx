import { Mark } from "../mark/mark.tsx";
import * as css from "./logo.css.ts";

export interface LogoProps {
  /** The start of the site, in the page's language. */
  href: string;
  /** The product's name; English in every language. */
  name: string;
}

/** Mark and name, leading home. Renders an `<a>`. */
export function Logo({ href, name }: LogoProps) {
  return (
    <a className={css.logo} href={href}>
      <Mark />
      <span lang="en">{name}</span>
    </a>
  );
}
