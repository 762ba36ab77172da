"use client";

import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { HomesMapProps, MapHome } from "../../homes-map/homes-map.tsx";
import { MapFailed } from "../../homes-map/map-failed.tsx";
import { readMapHomes } from "../../homes-map/read-map-homes.ts";

export type ListingMapProps = Pick<HomesMapProps, "tiles" | "labels"> & {
  /** By default those of the elements with `data-map-home`, as on the page of all homes. */
  homes?: readonly MapHome[] | undefined;
};

/** The elements of the page that a map replaces. */
interface MapPlace {
  plan: HTMLElement;
  /** The row with the button, which shows a failure instead of it. */
  consent: HTMLElement;
  homes: readonly MapHome[];
}

/** The drawing and the row of a pressed button; null for other elements. */
function findPlace(target: EventTarget | null): MapPlace | null {
  const button = target instanceof Element ? target.closest("[data-listing-map]") : null;
  const consent = button?.closest<HTMLElement>("[data-listing-consent]") ?? null;
  const plan = document.querySelector<HTMLElement>("[data-listing-plan]");
  return consent && plan && { plan, consent, homes: readMapHomes() };
}

/** Makes room for the map, which is higher than the drawing, or shows the drawing and the row again. */
function setOpen({ plan, consent }: MapPlace, isOpen: boolean) {
  consent.hidden = isOpen;
  plan.toggleAttribute("data-open", isOpen);
}

/**
 * Replaces the drawing with a map when the button with `data-listing-map` is pressed. The button
 * and the drawing, with `data-listing-plan`, are in a part that is not hydrated. The drawing stays if the map
 * cannot be loaded.
 */
export function ListingMap({ homes, ...props }: ListingMapProps) {
  const [place, setPlace] = useState<MapPlace | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [LoadedMap, setMap] = useState<ComponentType<HomesMapProps>>();

  useEffect(() => {
    const abortController = new AbortController();
    const show = ({ target }: Event) => {
      const found = findPlace(target);
      if (!found) return;
      found.consent.replaceChildren();
      setPlace(found);
    };
    // React stops events in parts that are not hydrated before they reach their target.
    document.addEventListener("click", show, { capture: true, signal: abortController.signal });
    for (const button of document.querySelectorAll("[data-listing-map][data-hydrating]"))
      button.removeAttribute("data-hydrating");
    return () => abortController.abort();
  }, []);

  // Before the button in the row takes the focus.
  useLayoutEffect(() => {
    if (place) setOpen(place, !hasFailed);
  }, [place, hasFailed]);

  useEffect(() => {
    if (!place || hasFailed || LoadedMap) return;
    // Its styles load with it, and not with the page.
    import("../../homes-map/homes-map.tsx").then(
      ({ HomesMap }) => setMap(() => HomesMap),
      () => setFailed(true),
    );
  }, [place, hasFailed, LoadedMap]);

  if (!place) return null;
  if (hasFailed)
    return createPortal(
      <MapFailed labels={props.labels} onRetry={() => setFailed(false)} focusOnMount />,
      place.consent,
    );
  if (!LoadedMap) return null;
  return createPortal(
    <LoadedMap
      {...props}
      homes={homes ?? place.homes}
      focusOnMount
      onFail={() => setFailed(true)}
    />,
    place.plan,
  );
}
