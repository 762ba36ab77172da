"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import * as css from "./dialog.css.ts";

export interface DialogProps extends Omit<ComponentProps<"div">, "title" | "children"> {
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
  const { open, onOpenChange, title, description, size = "medium", alert, locked, ...rest } = props;
  const { children, className, ...root } = rest;
  const focus = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            {...root}
            className={classNames(css.dialog, css.size[size], className)}
            {...(alert ? { role: "alertdialog" } : {})}
            onOpenAutoFocus={focus.saveFocus}
            onCloseAutoFocus={focus.restoreFocus}
            {...(locked ? { onEscapeKeyDown: preventDismiss } : {})}
            {...(locked || alert ? { onInteractOutside: preventDismiss } : {})}
          >
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Content between the description and the actions. */
export function DialogBody(props: ComponentProps<"div">) {
  return <div {...props} className={classNames(css.body, props.className)} />;
}

/** Right-aligned buttons of a dialog; put the cancel button first. */
export function DialogActions(props: ComponentProps<"div">) {
  return <div {...props} className={classNames(css.actions, props.className)} />;
}
