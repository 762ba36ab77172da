"use client";

import type { CropLabels } from "../../labels/controls/control-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Dialog } from "../dialog/dialog.tsx";
import type { Crop, CropRatio } from "./crop-area.ts";
import { CropEditor } from "./crop-editor.tsx";

export interface CropImage {
  /** May be a smaller version: then also give the natural size of the original. */
  src: string;
  alt: string;
  /** Natural size in pixels; read from `src` by default. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface CropDialogProps {
  open: boolean;
  /** Called by Cancel, Esc, the scrim and the close button. */
  onClose: () => void;
  image: CropImage;
  labels: CropLabels;
  /** Existing crop; by default a centered frame. */
  initialCrop?: Crop | undefined;
  /** Selectable ratios, width first. A single ratio is enforced and hides the choice. */
  ratios?: readonly CropRatio[] | undefined;
  /** The crop is being applied: all controls are locked and the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** Error message when applying failed. */
  error?: string | undefined;
  /** Receives integers in natural pixels of the image. Close the dialog yourself. */
  onApply: (crop: Crop) => void;
}

const defaultRatios: readonly CropRatio[] = ["free", "4:3", "3:2", "1:1", "4:5"];

/**
 * Dialog that selects the visible part of a photo by pointer, touch or keyboard. The file itself is
 * not changed. Depends on Radix and react-image-crop: import it lazily.
 */
export function CropDialog({
  open,
  onClose,
  ratios = defaultRatios,
  ...editorProps
}: CropDialogProps) {
  const { labels, busy } = editorProps;
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
      <CropEditor key={editorProps.image.src} {...editorProps} ratios={ratios} onClose={onClose} />
    </Dialog>
  );
}
