"use client";

import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../../format.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import * as css from "./dialog.css.ts";
import type { DialogLabels } from "../../labels/controls/control-labels.ts";
import { Button } from "../button/button.tsx";
import { InlineAlert } from "../inline-alert/inline-alert.tsx";
import { TextField } from "../text-field/text-field.tsx";

export interface DialogProps {
  /** Controlled: update it in `onOpenChange`. */
  open: boolean;
  /** Called by Esc and a press on the scrim. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Accessible description; use `<strong>` for emphasis. */
  description?: ReactNode;
  /** `medium` is 520 px, `wide` 960 px. Full screen on a phone. */
  size?: "medium" | "wide" | undefined;
  /** Sets the role `alertdialog`; a press on the scrim does not close it. */
  alert?: boolean | undefined;
  /** Neither Esc nor the scrim closes the dialog, for example during a request. */
  locked?: boolean | undefined;
  /** Ends with `<DialogActions>`. */
  children: ReactNode;
}

const preventDismiss = (event: Event) => event.preventDefault();

/**
 * Modal dialog. Traps the focus and restores it on closing; Esc and the scrim close it. Depends on
 * Radix: import it lazily.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = "medium", alert, locked } = props;
  const focus = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            className={classNames(css.dialog, css.size[size])}
            {...(alert ? { role: "alertdialog" } : {})}
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            onOpenAutoFocus={focus.saveFocus}
            onCloseAutoFocus={focus.restoreFocus}
            {...(locked ? { onEscapeKeyDown: preventDismiss } : {})}
            {...(locked || alert ? { onInteractOutside: preventDismiss } : {})}
          >
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {props.children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Content between the description and the actions. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={css.body}>{children}</div>;
}

/** Right-aligned buttons of a dialog; put the cancel button first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

export interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
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

type FormProps = Omit<DeleteDialogProps, "open" | "title" | "description"> & { reasonId: string };

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
export function DeleteDialog({ open, title, description, ...form }: DeleteDialogProps) {
  const reasonId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={form.onOpenChange}
      title={title}
      description={<span id={reasonId}>{description}</span>}
      alert
      locked={form.busy}
    >
      <DeleteForm {...form} reasonId={reasonId} />
    </Dialog>
  );
}
