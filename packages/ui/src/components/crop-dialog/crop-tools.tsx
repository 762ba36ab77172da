"use client";

import type { CropLabels } from "../../labels/controls/control-labels.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import {
  chooseRatio,
  maxZoom,
  zoomOf,
  zoomTo,
  type Cropping,
  type CropRatio,
} from "./crop-area.ts";
import * as css from "./crop-dialog.css.ts";

interface CropToolsProps {
  labels: CropLabels;
  ratios: readonly CropRatio[];
  /** Undefined until there is something to crop. */
  now: Cropping | undefined;
  onChange: (next: Cropping) => void;
}

/** The ratio of the frame, and how close the picture is. */
export function CropTools({ labels, ratios, now, onChange }: CropToolsProps) {
  const zoom = now ? zoomOf(now) : 1;
  return (
    <>
      {ratios.length > 1 && (
        <SegmentedControl
          label={labels.ratio}
          segments={ratios.map((value) => ({
            value,
            label: value === "free" ? labels.free : value,
            disabled: !now,
          }))}
          value={now?.ratio ?? ratios[0]}
          onChange={(ratio) => now && onChange(chooseRatio(now, ratio))}
        />
      )}
      <label className={css.zoom}>
        {labels.zoom}
        <input
          className={css.range}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          disabled={!now}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          style={{ backgroundSize: `${((zoom - 1) / (maxZoom - 1)) * 100}% 4px, 100% 4px` }}
          onChange={(event) => now && onChange(zoomTo(now, Number(event.target.value)))}
        />
      </label>
    </>
  );
}
