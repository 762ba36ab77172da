"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { CloseIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./side-panel.css.ts";

export interface SidePanelProps extends Omit<ComponentProps<"div">, "title"> {
  /** Controlled: update it in `onOpenChange`. */
  open: boolean;
  /** Called by Esc, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Visually hides the title, for content with its own heading. */
  titleHidden?: boolean | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** `PanelBody` and `PanelFooter`, or a form that contains both. */
  children: ReactNode;
}

const firstField =
  'input:not([type="hidden"], [tabindex="-1"]), select, textarea, [data-autofocus]';

/**
 * Modal dialog at the right edge, 560 px wide, full screen on a phone. Focuses the first field and
 * restores the focus on closing; Esc and the scrim close it. Depends on Radix: import it lazily.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onOpenChange, title, titleHidden = false, closeLabel, children, ...rest } = props;
  const { className, ...root } = rest;
  const { saveFocus, restoreFocus } = useRestoreFocus();
  const focusFirstField = (event: Event) => {
    saveFocus();
    // Radix dispatches the event on the panel.
    const panel = event.currentTarget;
    const field = panel instanceof Element && panel.querySelector<HTMLElement>(firstField);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        <Dialog.Content
          aria-describedby={undefined}
          {...root}
          className={classNames(css.panel, css.overlay, className)}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={restoreFocus}
        >
          <div className={css.header}>
            <Dialog.Title className={titleHidden ? visuallyHidden : css.title}>
              {title}
            </Dialog.Title>
            {titleHidden && <span />}
            <Dialog.Close asChild>
              <IconButton label={closeLabel}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className={css.content}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
