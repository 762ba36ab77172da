/** Brings Radix: import it lazily. */
export { DeleteDialog, type DeleteDialogProps } from "../components/dialog/delete-dialog.tsx";
export {
  Dialog,
  DialogActions,
  DialogBody,
  type DialogProps,
} from "../components/dialog/dialog.tsx";
