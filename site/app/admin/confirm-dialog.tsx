import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import type { ReactNode } from "react";
import { CancelButton } from "./cancel-button.tsx";

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** Label of the button that does it, and while it is being done. */
  submit: string;
  busyLabel: string;
  busy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** Fields of the action. */
  children?: ReactNode;
}

/** Confirmation before staff do what concerns an agent. Shows why it failed, and stays open then. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, submit, busyLabel, busy, failure, onConfirm, onClose, children } =
    props;
  return (
    <Dialog open alert locked={busy} onOpenChange={onClose} title={title} description={description}>
      {(children !== undefined || failure !== undefined) && (
        <DialogBody>
          <Stack gap={16}>
            {children}
            {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
          </Stack>
        </DialogBody>
      )}
      <DialogActions>
        <CancelButton busy={busy} onClick={onClose} />
        <Button size="medium" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
