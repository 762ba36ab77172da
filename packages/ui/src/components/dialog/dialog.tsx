"use client";

import * as Radix from "@radix-ui/react-dialog";
import { useState, type ReactNode } from "react";
import { classNames } from "../../format.ts";
import { containsOpenPopover, OverlayContainer } from "../../hooks/overlay-container.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
import * as css from "./dialog.css.ts";

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
  /** Element that the dialog is put into. Default `<body>`; colors are those of the place of the component. */
  container?: HTMLElement | null | undefined;
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
  const { markerRef, scope } = useThemeScope<HTMLTemplateElement>(open);
  const [content, setContent] = useState<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <template ref={markerRef} />}
      <Radix.Portal container={props.container}>
        <Radix.Overlay className={css.scrim} {...scope}>
          <Radix.Content
            ref={setContent}
            className={classNames(css.dialog, css.size[size])}
            {...(alert ? { role: "alertdialog" } : {})}
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            onOpenAutoFocus={focus.saveFocus}
            onCloseAutoFocus={focus.restoreFocus}
            onEscapeKeyDown={(event) => {
              if (locked || containsOpenPopover(content)) event.preventDefault();
            }}
            {...(locked || alert ? { onInteractOutside: preventDismiss } : {})}
          >
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            <OverlayContainer value={content}>{props.children}</OverlayContainer>
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
