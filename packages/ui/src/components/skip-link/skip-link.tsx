import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { skipLink } from "./skip-link.css.ts";

export type SkipLinkProps = ComponentProps<"a">;

/** First link of a page, visible while focused; leads to its `<main id="main">`. Renders an `<a>` element. */
export function SkipLink(props: SkipLinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- `props` contains the children.
  return <a href="#main" {...props} className={classNames(skipLink, props.className)} />;
}
