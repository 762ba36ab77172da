"use client";

import type { ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { useHydrated } from "../../private/use-hydrated.ts";
import { useScrolledPast } from "../../private/use-scrolled-past.ts";
import * as css from "./header.css.ts";

export interface HeaderProps {
  /** The logo. */
  start: ReactNode;
  /** The language menu. */
  end: ReactNode;
  /** Black from the start and in the flow, for pages without a hero. */
  solid?: boolean;
}

/** Past this many px the header is solid black (SPEC section 9). */
const threshold = 10;

/** The platform's header: transparent over the hero, solid black once scrolled. Renders a `<header>`. */
export function Header({ start, end, solid = false }: HeaderProps) {
  const alive = useHydrated();
  const scrolled = useScrolledPast(threshold);
  return (
    <header
      className={classNames(
        css.header,
        solid ? css.kind.solid : css.kind.overlay,
        scrolled && css.scrolled,
      )}
      data-alive={alive}
    >
      <div className={css.row}>
        {start}
        {end}
      </div>
    </header>
  );
}
