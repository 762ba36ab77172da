"use client";

import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Attributes that give an element at another place of the document the tokens of a theme. */
export interface ThemeScope {
  "data-theme"?: string;
  "data-scheme"?: string;
}

/** Returns the theme and scheme that apply to an element. */
export function readThemeScope(element: Element | null): ThemeScope {
  const theme = element?.closest("[data-theme]")?.getAttribute("data-theme");
  const scheme = element?.closest("[data-scheme]")?.getAttribute("data-scheme");
  return {
    ...(theme ? { "data-theme": theme } : {}),
    ...(scheme ? { "data-scheme": scheme } : {}),
  };
}

/**
 * The theme and scheme of an element, read each time `open` becomes true. An overlay spreads it on its
 * root element, which is a child of `<body>` and does not inherit from the page. Read from the DOM and not
 * from a context, so that it also applies in an island or below a server component.
 */
export function useThemeScope<Marker extends Element>(
  open: boolean,
): { markerRef: RefObject<Marker | null>; scope: ThemeScope } {
  const markerRef = useRef<Marker>(null);
  const [scope, setScope] = useState<ThemeScope>({});
  useLayoutEffect(() => {
    if (open) setScope(readThemeScope(markerRef.current));
  }, [open]);
  return { markerRef, scope };
}
