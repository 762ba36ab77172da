import { Button } from "@realtor/ui/button";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { Stack } from "@realtor/ui/stack";
import { type ReactNode, useEffect } from "react";
import { FormFailure } from "#app/forms/form-failure.tsx";
import type { Form } from "#app/forms/use-form.ts";
import { CancelButton } from "./cancel-button.tsx";

interface DialogFormProps {
  form: Omit<Form<string>, "field">;
  submitLabel: string;
  /** While the form is busy. */
  busyLabel: string;
  disabled?: boolean;
  /** What it does cannot be undone for ever. */
  danger?: boolean;
  onCancel: () => void;
  /** Called when the form becomes busy and when that ends, for the lock of the dialog. */
  onBusy?: ((busy: boolean) => void) | undefined;
  /** The fields. */
  children?: ReactNode;
}

/** The form of a dialog: its fields, why it was refused, and the buttons. */
export function DialogForm(props: DialogFormProps) {
  const { form, submitLabel, busyLabel, disabled, danger = false, onCancel, onBusy } = props;
  const { busy, root } = form;
  const hasBody = Boolean(props.children) || form.failure !== undefined;
  useEffect(() => {
    if (!busy) return undefined;
    onBusy?.(true);
    return () => onBusy?.(false);
  }, [busy, onBusy]);
  return (
    <form {...root}>
      {hasBody && (
        <DialogBody>
          <Stack gap={20}>
            {props.children}
            <FormFailure {...form} />
          </Stack>
        </DialogBody>
      )}
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
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
