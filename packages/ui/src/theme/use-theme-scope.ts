"use client";

import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Attributes that give an element at another place of the document the tokens of a theme. */
export interface ThemeScope {
  "data-theme"?: string;
  "data-scheme"?: string;
}

const attributes = ["data-theme", "data-scheme"] as const;

/** Returns the theme and scheme that apply to an element. */
export function readThemeScope(element: Element | null): ThemeScope {
  const scope: ThemeScope = {};
  for (const name of attributes) {
    const value = element?.closest(`[${name}]`)?.getAttribute(name);
    if (value) scope[name] = value;
  }
  return scope;
}

/**
 * The theme and scheme of the element with `markerRef` while `open`. An overlay spreads `scope` on its
 * root element, which is a child of `<body>` and does not inherit from the page. Read from the DOM and not
 * from a context, so that it also applies in an island or below a server component.
 */
export function useThemeScope<Marker extends Element>(
  open: boolean,
): { markerRef: RefObject<Marker | null>; scope: ThemeScope } {
  const markerRef = useRef<Marker>(null);
  const [scope, setScope] = useState<ThemeScope>({});
  useLayoutEffect(() => {
    if (!open) return undefined;
    const read = () => setScope(readThemeScope(markerRef.current));
    read();
    // A theme can change while the overlay is open, which changes its id.
    const observer = new MutationObserver(read);
    for (const name of attributes) {
      const source = markerRef.current?.closest(`[${name}]`);
      if (source) observer.observe(source, { attributeFilter: [...attributes] });
    }
    return () => observer.disconnect();
  }, [open]);
  return { markerRef, scope };
}
