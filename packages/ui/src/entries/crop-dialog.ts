export type { Crop, CropRatio } from "../components/crop-dialog/crop-area.ts";
/** Brings Radix and react-image-crop: import it lazily. */
export {
  CropDialog,
  type CropDialogProps,
  type CropImage,
} from "../components/crop-dialog/crop-dialog.tsx";
