"use client";

import type { CSSProperties, ReactElement, ReactNode, Ref } from "react";
import { Dialog, DialogTrigger, Pressable } from "react-aria-components/Popover";
import type { OverlayContainerProps } from "../../hooks/overlay-container.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as css from "./popover.css.ts";
import { PopoverSurface } from "./popover-surface.tsx";

export interface PopoverProps extends OverlayContainerProps {
  /** A `Button` or `IconButton`, which opens the popover. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** Accessible name of the popover. */
  label: string;
  /** Content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Position relative to the trigger; flips when there is no space. Default `bottom start`. */
  placement?:
    | "bottom start"
    | "bottom"
    | "bottom end"
    | "top start"
    | "top"
    | "top end"
    | undefined;
  /** Controlled state; uncontrolled by default. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `id` of the dialog, which has all `aria-*` attributes; the others go to the root around it. */
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-details"?: string | undefined;
  /** The root of the popover. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Content that a button opens next to itself, for details or a small form. Moves the focus into the
 * content and back; Esc and a press outside close it. Renders a `<div>` around a `<section role="dialog">`.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, open, defaultOpen, onOpenChange, placement, ...rest } = props;
  const { "aria-describedby": describedBy, "aria-details": details, ...popover } = rest;
  return (
    <DialogTrigger {...omitUndefined({ isOpen: open, defaultOpen, onOpenChange })}>
      <Pressable>{trigger}</Pressable>
      <PopoverSurface placement={placement ?? "bottom start"} {...omitUndefined(popover)}>
        <Dialog
          aria-label={label}
          {...omitUndefined({ "aria-describedby": describedBy, "aria-details": details })}
          className={css.content}
        >
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </PopoverSurface>
    </DialogTrigger>
  );
}
