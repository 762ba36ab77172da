"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { OverlayContainer, useOverlayElement } from "../../hooks/overlay-container.ts";
import { useEscape } from "../../hooks/use-escape.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
import { CloseIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./side-panel.css.ts";

export interface SidePanelProps extends Omit<ComponentProps<"div">, "title"> {
  /** Controlled: update it in `onOpenChange`. */
  open: boolean;
  /** Called by Esc, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  /** What gets the focus on closing; by default, and without an element, what had it before. */
  focusOnClose?: (() => HTMLElement | null | undefined) | undefined;
  title: string;
  /** Visually hides the title, for content with its own heading. */
  titleHidden?: boolean | undefined;
  /** In the place of a hidden title, such as what the panel is about. */
  headline?: ReactNode;
  /** On a phone, a sheet at the lower edge that is as high as its content. */
  sheet?: boolean | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Element that the panel is put into. Default `<body>`; colors are those of the place of the component. */
  container?: HTMLElement | null | undefined;
  /** `PanelBody` and `PanelFooter`, or a form that contains both. */
  children: ReactNode;
}

const firstField = [
  'input:not([type="hidden"], [hidden], [tabindex="-1"])',
  'select:not([tabindex="-1"])',
  "textarea",
  '[aria-haspopup="listbox"]',
  '[role="spinbutton"]',
  "[data-autofocus]",
].join();

/**
 * Modal dialog at the right edge, 560 px wide, full screen or with `sheet` a sheet on a phone. Focuses the first field and
 * restores the focus on closing; Esc and the scrim close it. Depends on Radix: import it lazily.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onOpenChange, title, titleHidden = false, closeLabel, children, ...rest } = props;
  const { sheet = false, headline, className, container, ref, focusOnClose, ...root } = rest;
  const [panel, attach] = useOverlayElement(ref);
  const escape = useEscape({
    dialog: panel,
    close: () => onOpenChange(false),
    onKeyDown: root.onKeyDown,
  });
  const { saveFocus, restoreFocus } = useRestoreFocus(focusOnClose);
  const { markerRef, scope } = useThemeScope<HTMLTemplateElement>(open);
  const focusFirstField = (event: Event) => {
    saveFocus();
    // The event is dispatched before the state has the element.
    const dialog = event.currentTarget;
    const field = dialog instanceof Element && dialog.querySelector<HTMLElement>(firstField);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {open && <template ref={markerRef} />}
      <Dialog.Portal container={container}>
        <Dialog.Overlay className={css.scrim} {...scope} />
        <Dialog.Content
          aria-describedby={undefined}
          {...root}
          {...scope}
          ref={attach}
          className={classNames(css.panel, css.overlay, sheet && css.sheet, className)}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={restoreFocus}
          {...escape}
        >
          <div className={css.header}>
            <Dialog.Title className={titleHidden ? visuallyHidden : css.title}>
              {title}
            </Dialog.Title>
            {titleHidden && (headline ?? <span />)}
            <Dialog.Close asChild>
              <IconButton label={closeLabel}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className={css.content}>
            <OverlayContainer value={panel}>{children}</OverlayContainer>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
