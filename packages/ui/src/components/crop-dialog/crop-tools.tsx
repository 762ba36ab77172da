"use client";

import type { CropLabels } from "../../labels/controls/control-labels.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import {
  changeRatio,
  maxZoom,
  getZoom,
  zoomTo,
  type CropState,
  type CropRatio,
} from "./crop-area.ts";
import * as css from "./crop-dialog.css.ts";

interface CropToolsProps {
  labels: CropLabels;
  ratios: readonly CropRatio[];
  /** Undefined until the size of the image is known. */
  state: CropState | undefined;
  onChange: (next: CropState) => void;
}

/** Controls for the ratio of the frame and the zoom. */
export function CropTools({ labels, ratios, state, onChange }: CropToolsProps) {
  const zoom = state ? getZoom(state) : 1;
  return (
    <>
      {ratios.length > 1 && (
        <SegmentedControl
          label={labels.ratio}
          segments={ratios.map((value) => ({
            value,
            label: value === "free" ? labels.free : value,
            disabled: !state,
          }))}
          value={state?.ratio ?? ratios[0]}
          onChange={(ratio) => state && onChange(changeRatio(state, ratio))}
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
          disabled={!state}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          style={{ backgroundSize: `${((zoom - 1) / (maxZoom - 1)) * 100}% 4px, 100% 4px` }}
          onChange={(event) => state && onChange(zoomTo(state, Number(event.target.value)))}
        />
      </label>
    </>
  );
}
