"use client";

import { visuallyHidden } from "../../styles/layout.css.ts";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import type { CropRatio } from "./crop-area.ts";
import { CropEditor, type CropEditorProps } from "./crop-editor.tsx";

export type { Crop, CropRatio } from "./crop-area.ts";
export type { CropImage } from "./crop-editor.tsx";

type DialogRootProps = Omit<
  DialogProps,
  "alert" | "children" | "description" | "locked" | "onOpenChange" | "size" | "title"
>;

export interface CropDialogProps
  extends Omit<CropEditorProps, "ratios">, Omit<DialogRootProps, keyof CropEditorProps> {
  /** Selectable ratios, width first; the common ones by default. A single ratio hides the choice. */
  ratios?: readonly CropRatio[] | undefined;
}

const defaultRatios: readonly CropRatio[] = ["free", "4:3", "3:2", "1:1", "4:5"];

/**
 * Dialog that selects the visible part of a photo by pointer, touch or keyboard. The file itself is
 * not changed. Depends on Radix and react-image-crop: import it lazily.
 */
export function CropDialog({
  image,
  labels,
  initialCrop,
  ratios = defaultRatios,
  busy,
  error,
  onApply,
  onClose,
  ...dialog
}: CropDialogProps) {
  return (
    <Dialog
      {...dialog}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={labels.title}
      description={<span className={visuallyHidden}>{labels.keys}</span>}
      size="wide"
      locked={busy}
    >
      <CropEditor
        key={image.src}
        {...{ image, labels, initialCrop, ratios, busy, error, onApply, onClose }}
      />
    </Dialog>
  );
}
