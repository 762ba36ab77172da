import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import type { ContactLabels } from "@realtor/ui/labels";
import * as css from "./share.css.ts";

interface QrDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: ContactLabels["share"];
  closeLabel: string;
  src: string;
}

/** The homepage's URL as a QR code, to scan from another device. */
export function QrDialog({ labels, closeLabel, src, ...dialog }: QrDialogProps) {
  return (
    <Dialog {...dialog} title={labels.qr} description={labels.qrNote}>
      <DialogBody>
        <img className={css.code} src={src} width={320} height={320} alt={labels.qrAlt} />
      </DialogBody>
      <DialogActions>
        <Button onClick={() => dialog.onOpenChange(false)}>{closeLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
