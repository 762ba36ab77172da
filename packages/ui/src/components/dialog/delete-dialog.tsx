"use client";

import { useId, useState, type ReactNode } from "react";
import type { DialogLabels } from "../../labels/controls/control-labels.ts";
import { Button } from "../button/button.tsx";
import { InlineAlert } from "../inline-alert/inline-alert.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog, DialogActions, DialogBody } from "./dialog.tsx";

export interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is lost, and that `expected` must be typed. */
  description: ReactNode;
  /** Label of the field. */
  fieldLabel: string;
  /** What must be typed, letter by letter: the homepage's slug. */
  expected: string;
  labels: DialogLabels;
  busy?: boolean | undefined;
  /** Why deleting failed, in words. */
  error?: string | undefined;
  onDelete: () => void;
}

type FormProps = Omit<DeleteDialogProps, "open" | "title" | "description"> & { reasonId: string };

// Apart, so that closing forgets what was typed.
function DeleteForm(props: FormProps) {
  const { onOpenChange, fieldLabel, expected, labels, busy, error, onDelete, reasonId } = props;
  const [typed, setTyped] = useState("");
  const matches = typed.trim() === expected;
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
          value={typed}
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
 * Deletes something that cannot be brought back: the button stays off until its name is typed
 * (DESIGN-LANGUAGE section 10). Closing forgets what was typed. Brings Radix: import it lazily.
 */
export function DeleteDialog({ open, title, description, ...form }: DeleteDialogProps) {
  const reasonId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={form.onOpenChange}
      title={title}
      description={<span id={reasonId}>{description}</span>}
      urgent
      locked={form.busy}
    >
      <DeleteForm {...form} reasonId={reasonId} />
    </Dialog>
  );
}
