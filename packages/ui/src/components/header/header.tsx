"use client";

import { useSyncExternalStore, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../../format.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import * as css from "./header.css.ts";

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled more than `threshold` px. False on the server. */
function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}

export interface HeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** Usually the logo. */
  start: ReactNode;
  /** Usually the language menu. */
  end: ReactNode;
  /** Always black and in the document flow, for pages without a hero. */
  solid?: boolean;
}

/** Scroll offset in px above which the header is black. */
const threshold = 10;

/** Platform header: transparent over the hero, black once scrolled. Renders a `<header>` element. */
export function Header({ start, end, solid = false, ...root }: HeaderProps) {
  const hydrated = useHydrated();
  const scrolled = useScrolledPast(threshold);
  return (
    <header
      {...root}
      className={classNames(
        css.header,
        css.kind[solid ? "solid" : "overlay"],
        scrolled && css.scrolled,
        root.className,
      )}
      data-hydrated={hydrated}
    >
      <div className={css.row}>
        {start}
        {end}
      </div>
    </header>
  );
}
