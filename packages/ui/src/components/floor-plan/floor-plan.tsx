"use client";

import { useEffect, type ComponentProps, type RefObject } from "react";
import { classNames } from "../../format.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
import {
  closedDoor,
  floorPlanLayers,
  type FloorPlanLayer,
  type Shape,
} from "./floor-plan-layers.ts";
import * as css from "./floor-plan.css.ts";

export type { FloorPlanLayer } from "./floor-plan-layers.ts";

export interface FloorPlanProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Rendered in this order; all layers but `plannedWalls` by default. */
  layers?: readonly FloorPlanLayer[];
  /** `house` crops the view box to the walls and uses thicker lines for small sizes. */
  crop?: "sheet" | "house";
  /** Animates the drawing once, when it enters the viewport. */
  drawOnce?: boolean;
}

const defaultLayers: readonly FloorPlanLayer[] = [
  "site",
  "dimensions",
  "walls",
  "openings",
  "furniture",
  "plate",
];

function getClassName({ width, paint }: Shape): string {
  if (paint === "ink") return css.paint.ink;
  if (paint === "ground") return width ? css.paint.groundLine : css.paint.groundArea;
  return css.paint.line;
}

function ShapePath({ shape }: { shape: Shape }) {
  const isSolidStroke = !shape.dash && (shape.paint === undefined || shape.width !== undefined);
  return (
    <path
      d={shape.d}
      className={getClassName(shape)}
      strokeWidth={shape.width}
      strokeDasharray={shape.dash}
      pathLength={isSolidStroke ? 1 : undefined}
    />
  );
}

/**
 * Decorative floor plan in layers. Lines use `currentColor`; `--rt-plan-ground` must be the background
 * color. Renders an `<svg>` element.
 */
export function FloorPlan({
  layers = defaultLayers,
  crop = "sheet",
  drawOnce = false,
  ref,
  className,
  ...root
}: FloorPlanProps) {
  const drawing = useForwardedRef(ref);
  useDrawOnce(drawing, drawOnce);
  return (
    <svg
      aria-hidden="true"
      {...root}
      ref={drawing}
      viewBox={crop === "house" ? "80 100 840 560" : "0 0 1000 760"}
      className={classNames(css.floorPlan, crop === "house" && css.compact, className)}
    >
      {layers.map((layer) => (
        <g key={layer} data-layer={layer}>
          {floorPlanLayers[layer].map((shape: Shape, index) => (
            // The layers are constant, so the index is a stable key.
            <ShapePath key={index} shape={shape} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Decorative closed door for the 500 page. Renders an `<svg>` element. */
export function ClosedDoor({ className, ...root }: Omit<ComponentProps<"svg">, "children">) {
  return (
    <svg
      aria-hidden="true"
      {...root}
      viewBox="0 220 760 400"
      className={classNames(css.floorPlan, className)}
    >
      {closedDoor.map((shape, index) => (
        <ShapePath key={index} shape={shape} />
      ))}
    </svg>
  );
}

/**
 * Starts the drawing animation once, when the element first enters the viewport. Without JavaScript, or
 * if it is visible on hydration, the drawing is complete from the start.
 */
function useDrawOnce(ref: RefObject<SVGSVGElement | null>, enabled: boolean): void {
  useEffect(() => {
    const drawing = ref.current;
    if (!enabled || !drawing || typeof IntersectionObserver === "undefined") return undefined;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) {
          if (!first) drawing.dataset["drawing"] = "started";
          observer.disconnect();
        } else if (first) {
          drawing.dataset["drawing"] = "waiting";
        }
        first = false;
      },
      { threshold: 0.25 },
    );
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      delete drawing.dataset["drawing"];
    };
  }, [ref, enabled]);
}
