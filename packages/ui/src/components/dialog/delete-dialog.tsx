"use client";

import { useId, useState, type ReactNode } from "react";
import type { DialogLabels } from "../../labels/controls/control-labels.ts";
import { Button } from "../button/button.tsx";
import { InlineAlert } from "../inline-alert/inline-alert.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog, DialogActions, DialogBody, type DialogProps } from "./dialog.tsx";

export interface DeleteDialogProps extends Omit<
  DialogProps,
  "alert" | "children" | "locked" | "size"
> {
  /** Must name what is lost and ask the user to type `expected`. */
  description: ReactNode;
  fieldLabel: string;
  /** Text to type for confirmation, such as the slug; compared exactly after trimming. */
  expected: string;
  labels: DialogLabels;
  busy?: boolean | undefined;
  /** Error message when deleting failed. */
  error?: string | undefined;
  onDelete: () => void;
}

type FormProps = Pick<
  DeleteDialogProps,
  "onOpenChange" | "fieldLabel" | "expected" | "labels" | "busy" | "error" | "onDelete"
> & { reasonId: string };

// A separate component, so that closing discards the typed text.
function DeleteForm(props: FormProps) {
  const { onOpenChange, fieldLabel, expected, labels, busy, error, onDelete, reasonId } = props;
  const [typedText, setTyped] = useState("");
  const matches = typedText.trim() === expected;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (matches && !busy) onDelete();
      }}
    >
      <DialogBody>
        <TextField
          label={fieldLabel}
          value={typedText}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </DialogBody>
      {error !== undefined && (
        <DialogBody>
          <InlineAlert>{error}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <Button variant="outline" size="medium" disabled={busy} onClick={() => onOpenChange(false)}>
          {labels.cancel}
        </Button>
        <Button
          type="submit"
          variant="danger"
          size="medium"
          disabled={!matches}
          aria-describedby={matches ? undefined : reasonId}
          busy={busy}
          busyLabel={labels.deleting}
        >
          {labels.delete}
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * Confirms a permanent deletion: the delete button stays disabled until `expected` is typed. Closing
 * discards the typed text. Depends on Radix: import it lazily.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { fieldLabel, expected, labels, busy, error, onDelete, description, ...dialog } = props;
  const reasonId = useId();
  return (
    <Dialog {...dialog} description={<span id={reasonId}>{description}</span>} alert locked={busy}>
      <DeleteForm
        {...{ fieldLabel, expected, labels, busy, error, onDelete, reasonId }}
        onOpenChange={dialog.onOpenChange}
      />
    </Dialog>
  );
}
