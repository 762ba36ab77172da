"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { useReturnFocus } from "../../private/use-return-focus.ts";
import * as css from "./dialog.css.ts";

export interface DialogProps {
  /** Whoever owns this answers `onOpenChange`. */
  open: boolean;
  /** Esc or the scrim was used. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** Read after the title; `<strong>` marks what matters in it. */
  description?: ReactNode;
  /** `medium` 520 px; `wide` 960, for cropping. Full screen on a phone. */
  size?: "medium" | "wide" | undefined;
  /** Must be answered: told to assistive technology as an alert, and the scrim does not close it. */
  urgent?: boolean | undefined;
  /** Must not be left now, as while sending: neither Esc nor the scrim closes. */
  locked?: boolean | undefined;
  /** Content, ending with `<DialogActions>`. */
  children: ReactNode;
}

const stay = (event: Event) => event.preventDefault();

/**
 * A question or a small task over the page. The focus goes inside, is kept there, and on closing
 * returns to what opened it; Esc and the scrim close. Brings Radix: import it lazily.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = "medium", urgent, locked } = props;
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            className={classNames(css.dialog, css.size[size])}
            {...(urgent ? { role: "alertdialog" } : {})}
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.giveBack}
            {...(locked ? { onEscapeKeyDown: stay } : {})}
            {...(locked || urgent ? { onInteractOutside: stay } : {})}
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

/** What stands between the description and the actions. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={css.body}>{children}</div>;
}

/** The buttons of a dialog, at its right: first the one that cancels. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
