"use client";

import { useId, useState } from "react";
import { formatTemplate } from "../../format.ts";
import type { CropLabels } from "../../labels/controls/control-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { DialogBody } from "../dialog/dialog.tsx";
import { CloseIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { InlineAlert } from "../inline-alert/inline-alert.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import {
  changeRatio,
  createCropState,
  getZoom,
  maxZoom,
  toCrop,
  zoomTo,
  type Crop,
  type CropRatio,
  type CropState,
  type Size,
} from "./crop-area.ts";
import * as css from "./crop-dialog.css.ts";
import { CropStage } from "./crop-stage.tsx";

export interface CropImage {
  /** May be a smaller version: then also give the natural size of the original. */
  src: string;
  alt: string;
  /** Natural size in pixels; read from `src` by default. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface CropEditorProps {
  image: CropImage;
  labels: CropLabels;
  /** Existing crop; by default a centered frame. */
  initialCrop?: Crop | undefined;
  /** Selectable ratios, width first. A single ratio is enforced and hides the choice. */
  ratios: readonly CropRatio[];
  /** The crop is being applied: all controls are locked and the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** Error message when applying failed. */
  error?: string | undefined;
  /** Called by Cancel, Esc, the scrim and the close button. */
  onClose: () => void;
  /** Receives integers in natural pixels of the image. Close the dialog yourself. */
  onApply: (crop: Crop) => void;
}

function toValidSize({ width = 0, height = 0 }: Pick<CropImage, "width" | "height">) {
  return width >= 1 && height >= 1 && Number.isFinite(width * height)
    ? { width: Math.floor(width), height: Math.floor(height) }
    : undefined;
}

/** Content of the crop dialog. A separate component, so that closing discards its state. */
export function CropEditor(props: CropEditorProps) {
  const { labels, image, initialCrop, ratios, busy = false, error, onApply, onClose } = props;
  const reasonId = useId();
  const [failed, setFailed] = useState(false);
  const [announcedCrop, setAnnouncedCrop] = useState<Crop>();
  const createState = (size: Size | undefined) =>
    size && createCropState(size, ratios, initialCrop);
  const [state, setState] = useState<CropState | undefined>(() => createState(toValidSize(image)));

  const handleChange = (next: CropState) => {
    if (!busy) setState(next);
  };
  const handleChangeEnd = (next: CropState) => {
    if (busy) return;
    setState(next);
    setAnnouncedCrop(toCrop(next));
  };
  return (
    <>
      {failed ? (
        <DialogBody>
          <InlineAlert>{labels.failed}</InlineAlert>
        </DialogBody>
      ) : (
        <CropStage
          labels={labels}
          src={image.src}
          alt={image.alt}
          state={state}
          locked={busy}
          onChange={handleChange}
          onChangeEnd={handleChangeEnd}
          onLoad={({ naturalWidth: width, naturalHeight: height }) => {
            if (!state) setState(createState(toValidSize({ width, height })));
          }}
          onError={() => setFailed(true)}
        >
          <p id={reasonId}>{labels.loading}</p>
        </CropStage>
      )}
      <span className={visuallyHidden} aria-live="polite">
        {announcedCrop && formatTemplate(labels.area, { ...announcedCrop })}
      </span>
      {error !== undefined && (
        <DialogBody>
          <InlineAlert>{error}</InlineAlert>
        </DialogBody>
      )}
      <div className={css.tools}>
        {!failed && (
          <CropTools labels={labels} ratios={ratios} state={state} onChange={handleChangeEnd} />
        )}
        <div className={css.actions}>
          <Button size="small" variant="outline" disabled={busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          {!failed && (
            <Button
              size="small"
              disabled={!state}
              aria-describedby={state ? undefined : reasonId}
              busy={busy}
              busyLabel={labels.applying}
              onClick={() => state && onApply(toCrop(state))}
            >
              {labels.apply}
            </Button>
          )}
        </div>
      </div>
      {/* Last in the document, so that the frame gets the initial focus. */}
      <div className={css.close}>
        <IconButton label={labels.close} disabled={busy} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </>
  );
}

interface CropToolsProps {
  labels: CropLabels;
  ratios: readonly CropRatio[];
  /** Undefined until the size of the image is known. */
  state: CropState | undefined;
  onChange: (next: CropState) => void;
}

/** Controls for the ratio of the frame and the zoom. */
function CropTools({ labels, ratios, state, onChange }: CropToolsProps) {
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
