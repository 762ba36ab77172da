"use client";

import { useId, useState } from "react";
import { fill } from "../../private/fill.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { DialogBody } from "../dialog/dialog.tsx";
import { CloseIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { InlineAlert } from "../inline-alert/inline-alert.tsx";
import {
  beginCropping,
  toCrop,
  type Crop,
  type Cropping,
  type CropRatio,
  type Size,
} from "./crop-area.ts";
import type { CropDialogProps, CropPicture } from "./crop-dialog.tsx";
import * as css from "./crop-dialog.css.ts";
import { CropStage } from "./crop-stage.tsx";
import { CropTools } from "./crop-tools.tsx";

type CropTaskProps = Omit<CropDialogProps, "open" | "ratios"> & { ratios: readonly CropRatio[] };

function knownSize({ width = 0, height = 0 }: Pick<CropPicture, "width" | "height">) {
  return width >= 1 && height >= 1 && Number.isFinite(width * height)
    ? { width: Math.floor(width), height: Math.floor(height) }
    : undefined;
}

/** What is inside the dialog: apart, so that closing forgets what was tried. */
export function CropTask(props: CropTaskProps) {
  const { labels, picture, start, ratios, busy = false, error, onApply, onClose } = props;
  const reasonId = useId();
  const [failed, setFailed] = useState(false);
  const [told, setTold] = useState<Crop>();
  const begin = (size: Size | undefined) => size && beginCropping(size, ratios, start);
  const [now, setNow] = useState<Cropping | undefined>(() => begin(knownSize(picture)));

  const change = (next: Cropping) => {
    if (!busy) setNow(next);
  };
  const settle = (next: Cropping) => {
    if (busy) return;
    setNow(next);
    setTold(toCrop(next));
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
          src={picture.src}
          alt={picture.alt}
          now={now}
          locked={busy}
          onChange={change}
          onSettle={settle}
          onLoad={({ naturalWidth: width, naturalHeight: height }) => {
            if (!now) setNow(begin(knownSize({ width, height })));
          }}
          onError={() => setFailed(true)}
        >
          <p id={reasonId}>{labels.loading}</p>
        </CropStage>
      )}
      <span className={visuallyHidden} aria-live="polite">
        {told && fill(labels.area, { ...told })}
      </span>
      {error !== undefined && (
        <DialogBody>
          <InlineAlert>{error}</InlineAlert>
        </DialogBody>
      )}
      <div className={css.tools}>
        {!failed && <CropTools labels={labels} ratios={ratios} now={now} onChange={settle} />}
        <div className={css.actions}>
          <Button size="small" variant="outline" disabled={busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          {!failed && (
            <Button
              size="small"
              disabled={!now}
              aria-describedby={now ? undefined : reasonId}
              busy={busy}
              busyLabel={labels.applying}
              onClick={() => now && onApply(toCrop(now))}
            >
              {labels.apply}
            </Button>
          )}
        </div>
      </div>
      {/* Last, so that the focus begins with the frame. */}
      <div className={css.close}>
        <IconButton label={labels.close} disabled={busy} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </>
  );
}
