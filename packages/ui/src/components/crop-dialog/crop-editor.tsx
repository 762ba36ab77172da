"use client";

import { useId, useState } from "react";
import type { CropLabels } from "../../labels/controls/control-labels.ts";
import { formatTemplate } from "../../private/format-template.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { DialogBody } from "../dialog/dialog.tsx";
import { CloseIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { InlineAlert } from "../inline-alert/inline-alert.tsx";
import {
  createCropState,
  toCrop,
  type Crop,
  type CropState,
  type CropRatio,
  type Size,
} from "./crop-area.ts";
import * as css from "./crop-dialog.css.ts";
import { CropStage } from "./crop-stage.tsx";
import { CropTools } from "./crop-tools.tsx";

interface CropEditorProps {
  labels: CropLabels;
  /** `width` and `height` in natural pixels. */
  image: {
    src: string;
    alt: string;
    width?: number | undefined;
    height?: number | undefined;
  };
  initialCrop?: Crop | undefined;
  ratios: readonly CropRatio[];
  busy?: boolean | undefined;
  error?: string | undefined;
  onApply: (crop: Crop) => void;
  onClose: () => void;
}

function toValidSize({
  width = 0,
  height = 0,
}: Pick<CropEditorProps["image"], "width" | "height">) {
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
