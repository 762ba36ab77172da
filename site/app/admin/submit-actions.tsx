import { Button } from "@realtor/ui/button";
import { DialogActions } from "@realtor/ui/dialog";
import type { ReactNode } from "react";
import { CancelButton } from "./cancel-button.tsx";

interface SubmitActionsProps {
  busy: boolean;
  busyLabel: string;
  disabled?: boolean;
  /** What it does cannot be undone for ever. */
  danger?: boolean;
  onCancel: () => void;
  /** Label of the submit button. */
  children: ReactNode;
}

/** Cancels or submits the form of a dialog. */
export function SubmitActions(props: SubmitActionsProps) {
  const { busy, busyLabel, disabled, danger = false, onCancel, children } = props;
  return (
    <DialogActions>
      <CancelButton busy={busy} onClick={onCancel} />
      <Button
        type="submit"
        variant={danger ? "danger" : "primary"}
        size="medium"
        disabled={disabled}
        busy={busy}
        busyLabel={busyLabel}
      >
        {children}
      </Button>
    </DialogActions>
  );
}
