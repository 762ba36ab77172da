"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { OverlayContainer, useOverlayElement } from "../../hooks/overlay-container.ts";
import { useEscape } from "../../hooks/use-escape.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
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
  const { open, onOpenChange, title, description, size = "medium", alert, locked, ...rest } = props;
  const { children, className, container, ref, ...root } = rest;
  const focus = useRestoreFocus();
  const { markerRef, scope } = useThemeScope<HTMLTemplateElement>(open);
  const [content, attach] = useOverlayElement(ref);
  const escape = useEscape({
    dialog: content,
    locked,
    close: () => onOpenChange(false),
    onKeyDown: root.onKeyDown,
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <template ref={markerRef} />}
      <Radix.Portal container={container}>
        <Radix.Overlay className={css.scrim} {...scope}>
          <Radix.Content
            {...root}
            ref={attach}
            className={classNames(css.dialog, css.size[size], className)}
            {...(alert ? { role: "alertdialog" } : {})}
            onOpenAutoFocus={focus.saveFocus}
            onCloseAutoFocus={focus.restoreFocus}
            {...escape}
            {...(locked || alert ? { onInteractOutside: preventDismiss } : {})}
          >
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            <OverlayContainer value={content}>{children}</OverlayContainer>
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
