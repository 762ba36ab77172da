"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useRef, type ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { CloseIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./side-panel.css.ts";

export interface SidePanelProps {
  /** Whoever owns this answers `onOpenChange`. */
  open: boolean;
  /** Esc, the scrim or the close button was used. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** The content has a heading of its own: the title is kept for assistive technology only. */
  titleHidden?: boolean;
  /** Name of the close button. */
  closeLabel: string;
  /** `PanelBody` and `PanelFoot`, or a form of both. */
  children: ReactNode;
}

const firstField =
  'input:not([type="hidden"], [tabindex="-1"]), select, textarea, [data-autofocus]';

/**
 * A dialog from the right edge, 560 px wide and full screen on a phone. Focus goes to the first
 * field and, on closing, back to what opened it; Esc and the scrim close. Brings Radix: import it lazily.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onOpenChange, title, titleHidden = false, closeLabel, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const focusFirstField = (event: Event) => {
    opener.current = document.activeElement;
    const field = panel.current?.querySelector<HTMLElement>(firstField);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
  };
  // Radix returns the focus to its own trigger only; the panel is opened from many places.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        <Dialog.Content
          ref={panel}
          className={classNames(css.panel, css.overlay)}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
        >
          <div className={css.top}>
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
