export { DeleteDialog, type DeleteDialogProps } from "./delete-dialog.tsx";
export { Dialog, DialogActions, DialogBody, type DialogProps } from "./dialog.tsx";
