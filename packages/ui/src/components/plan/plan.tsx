"use client";

import { useRef } from "react";
import { classNames } from "../../private/class-names.ts";
import { closedDoor, planLayers, type PlanLayer, type Shape } from "./plan-layers.ts";
import * as css from "./plan.css.ts";
import { useDrawnOnce } from "./use-drawn-once.ts";

export interface PlanProps {
  /** Drawn in this order; all of the finished house by default. */
  layers?: readonly PlanLayer[];
  /** `house` trims the sheet to the walls, with a heavier line for small sizes. */
  crop?: "sheet" | "house";
  /** Draws itself once, on first view. */
  drawOnce?: boolean;
}

const finished: readonly PlanLayer[] = [
  "site",
  "dimensions",
  "walls",
  "openings",
  "furniture",
  "plate",
];

function className({ width, paint }: Shape): string {
  if (paint === "ink") return css.paint.ink;
  if (paint === "ground") return width ? css.paint.groundLine : css.paint.groundArea;
  return css.paint.line;
}

function Stroke({ shape }: { shape: Shape }) {
  const whole = !shape.dash && (shape.paint === undefined || shape.width !== undefined);
  return (
    <path
      d={shape.d}
      className={className(shape)}
      strokeWidth={shape.width}
      strokeDasharray={shape.dash}
      pathLength={whole ? 1 : undefined}
    />
  );
}

/**
 * The floor plan: one drawing in layers. Decorative and hidden from assistive technology. Takes its
 * line from `color` and its ground from `--rt-plan-ground`. Renders an `<svg>`.
 */
export function Plan({ layers = finished, crop = "sheet", drawOnce = false }: PlanProps) {
  const ref = useRef<SVGSVGElement>(null);
  useDrawnOnce(ref, drawOnce);
  return (
    <svg
      ref={ref}
      viewBox={crop === "house" ? "80 100 840 560" : "0 0 1000 760"}
      className={classNames(css.plan, crop === "house" && css.small)}
      aria-hidden="true"
    >
      {layers.map((layer) => (
        <g key={layer} data-layer={layer}>
          {planLayers[layer].map((shape: Shape, index) => (
            // The drawing is constant: a shape is its place in it.
            <Stroke key={index} shape={shape} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The door that will not open, of the 500 page. */
export function ClosedDoor() {
  return (
    <svg viewBox="0 220 760 400" className={css.plan} aria-hidden="true">
      {closedDoor.map((shape, index) => (
        <Stroke key={index} shape={shape} />
      ))}
    </svg>
  );
}
