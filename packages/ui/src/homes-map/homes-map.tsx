"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "../format.ts";
import { createMap, type DrawnMap } from "./create-map.ts";
import * as css from "./homes-map.css.ts";
import { consent } from "./map-consent.css.ts";
import type { MapHome, MapLabels, MapTiles } from "./map-content.ts";
import { MapFailed } from "./map-failed.tsx";

export type { MapHome, MapLabels, MapTiles } from "./map-content.ts";

export interface HomesMapProps {
  homes: readonly MapHome[];
  tiles: MapTiles;
  /** `listingLabelsFor(locale).map` */
  labels: MapLabels;
  /** Moves the focus to the map when it is shown, as after a button that it replaces. */
  focusOnMount?: boolean;
  /** Called if the map cannot be loaded. By default there is a message with a button that loads it again. */
  onFail?: (() => void) | undefined;
}

/**
 * A map of homes on Leaflet, which loads when the component is mounted, and with it the tiles: render it
 * only after consent. Markers are links, or buttons that open the card of a home; those that would overlap are
 * one. Fills its parent. Renders a `<div>` element.
 */
export function HomesMap({ homes, tiles, labels, focusOnMount = false, onFail }: HomesMapProps) {
  const canvas = useRef<HTMLElement>(null);
  const map = useRef<DrawnMap>(undefined);
  const [hasFailed, setFailed] = useState(false);

  const handleFailure = useEffectEvent(() => (onFail ? onFail() : setFailed(true)));

  useEffect(() => {
    const element = canvas.current;
    if (!element || hasFailed) return undefined;
    let isMounted = true;
    createMap(element, { homes, tiles, groupLabel: labels.group }).then(
      (created) => {
        if (!isMounted) return created.remove();
        map.current = created;
        if (focusOnMount) element.focus({ preventScroll: true });
        return undefined;
      },
      () => isMounted && handleFailure(),
    );
    return () => {
      isMounted = false;
      map.current?.remove();
      map.current = undefined;
    };
  }, [homes, tiles, labels.group, focusOnMount, hasFailed]);

  if (hasFailed)
    return (
      <div className={classNames(consent, css.failed)}>
        <MapFailed labels={labels} onRetry={() => setFailed(false)} focusOnMount={focusOnMount} />
      </div>
    );
  return (
    <div className={css.root}>
      <section ref={canvas} className={css.canvas} aria-label={labels.title} />
      <div className={css.zoom}>
        <Zoom label={labels.zoomIn} sign="+" onClick={() => map.current?.zoom(1)} />
        <Zoom label={labels.zoomOut} sign="−" onClick={() => map.current?.zoom(-1)} />
      </div>
      <p className={css.attribution}>
        {tiles.attributionHref ? (
          <a href={tiles.attributionHref} target="_blank" rel="noopener nofollow">
            {tiles.attribution}
          </a>
        ) : (
          tiles.attribution
        )}
      </p>
    </div>
  );
}

function Zoom({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" className={css.zoomButton} aria-label={label} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
