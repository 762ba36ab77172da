"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { HomesMapProps, MapHome } from "../../homes-map/homes-map.tsx";
import { readMapHomes } from "../../homes-map/read-map-homes.ts";

// Its styles load with it, and not with the page.
const HomesMap = lazy(async () => ({
  default: (await import("../../homes-map/homes-map.tsx")).HomesMap,
}));

export type ListingMapProps = Pick<HomesMapProps, "tiles" | "labels"> & {
  /** By default those of the elements with `data-map-home`, as on the page of all homes. */
  homes?: readonly MapHome[] | undefined;
};

/**
 * Replaces the drawing with a map when the button with `data-listing-map` is pressed. The button
 * and the drawing, with `data-listing-plan`, are in a part that is not hydrated.
 */
export function ListingMap({ homes, ...props }: ListingMapProps) {
  const [plan, setPlan] = useState<HTMLElement | null>(null);
  const [written, setWritten] = useState<readonly MapHome[]>([]);
  useEffect(() => {
    const aborter = new AbortController();
    const show = ({ target }: Event) => {
      const button = target instanceof Element && target.closest("[data-listing-map]");
      if (!(button instanceof HTMLElement)) return;
      const consent = button.closest("[data-listing-consent]");
      if (consent instanceof HTMLElement) consent.hidden = true;
      const drawing = document.querySelector<HTMLElement>("[data-listing-plan]");
      // The map is higher than the drawing.
      if (drawing) drawing.dataset["open"] = "";
      setWritten(readMapHomes());
      setPlan(drawing);
    };
    // React stops events in parts that are not hydrated before they reach their target.
    document.addEventListener("click", show, { capture: true, signal: aborter.signal });
    for (const button of document.querySelectorAll("[data-listing-map][data-hydrating]"))
      button.removeAttribute("data-hydrating");
    return () => aborter.abort();
  }, []);
  if (!plan) return null;
  return createPortal(
    <Suspense>
      <HomesMap {...props} homes={homes ?? written} focusOnMount />
    </Suspense>,
    plan,
  );
}
