"use client";

import type { CropLabels } from "../../labels/controls/control-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Dialog } from "../dialog/dialog.tsx";
import type { Crop, CropRatio } from "./crop-area.ts";
import { CropTask } from "./crop-task.tsx";

export interface CropPicture {
  /** A smaller version will do; then say how large the picture itself is. */
  src: string;
  alt: string;
  /** Natural size in pixels; read from `src` where absent. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface CropDialogProps {
  open: boolean;
  /** Asked to close: by Cancel, Esc, the scrim, or its cross. */
  onClose: () => void;
  picture: CropPicture;
  labels: CropLabels;
  /** The crop made before; else a frame in the middle of the picture. */
  start?: Crop | undefined;
  /** Ratios to choose from, width first. One alone is kept to and not asked for. */
  ratios?: readonly CropRatio[] | undefined;
  /** Applying: nothing can be changed or left. */
  busy?: boolean | undefined;
  /** Why applying failed, in words. */
  error?: string | undefined;
  /** The crop in the picture's natural pixels: integers, inside it. Close the dialog when it is done. */
  onApply: (crop: Crop) => void;
}

const allRatios: readonly CropRatio[] = ["free", "4:3", "3:2", "1:1", "4:5"];

/**
 * Chooses the part of a photo that is shown, by pointer, touch or keys. It reports the part and leaves
 * the file alone. Brings Radix and react-image-crop: import it lazily.
 */
export function CropDialog({ open, onClose, ratios = allRatios, ...task }: CropDialogProps) {
  const { labels, busy } = task;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={labels.title}
      description={<span className={visuallyHidden}>{labels.keys}</span>}
      size="wide"
      locked={busy}
    >
      <CropTask key={task.picture.src} {...task} ratios={ratios} onClose={onClose} />
    </Dialog>
  );
}
