import { Dialog } from "@realtor/ui/dialog";
import type { ReactNode } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { DialogForm } from "./dialog-form.tsx";
import { useRefused } from "./use-refused.ts";

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** Label of the button that does it, and while it is being done. */
  submitLabel: string;
  busyLabel: string;
  /** The dialog stays open and says why if it rejects. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Fields of the action. */
  children?: ReactNode;
}

/** Confirmation before staff do what concerns an agent. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, onConfirm, onClose, ...action } = props;
  const form = useForm<object, never>({
    values: {},
    check: () => ({}),
    submit: onConfirm,
    refused: useRefused(),
    errorText: (code) => code,
  });
  return (
    <Dialog
      open
      alert
      locked={form.busy}
      onOpenChange={onClose}
      title={title}
      description={description}
    >
      <DialogForm {...action} form={form} onCancel={onClose} />
    </Dialog>
  );
}
