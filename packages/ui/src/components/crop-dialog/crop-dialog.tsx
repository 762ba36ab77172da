"use client";

import { visuallyHidden } from "../../styles/layout.css.ts";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import type { CropRatio } from "./crop-area.ts";
import { CropEditor, type CropEditorProps } from "./crop-editor.tsx";

export type { Crop, CropRatio } from "./crop-area.ts";
export type { CropImage } from "./crop-editor.tsx";

export interface CropDialogProps
  extends Omit<CropEditorProps, "ratios">, Pick<DialogProps, "container"> {
  open: boolean;
  /** Selectable ratios, width first; the common ones by default. A single ratio hides the choice. */
  ratios?: readonly CropRatio[] | undefined;
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
  container,
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
      container={container}
    >
      <CropEditor key={editorProps.image.src} {...editorProps} ratios={ratios} onClose={onClose} />
    </Dialog>
  );
}
