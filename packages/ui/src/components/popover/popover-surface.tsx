"use client";

import { useContext, useLayoutEffect, type ReactNode } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { Popover, type PopoverProps } from "react-aria-components/Popover";
import { reportOnce } from "../../developer-errors.ts";
import { classNames } from "../../format.ts";
import { type OverlayContainerProps, useOverlayContainer } from "../../hooks/overlay-container.ts";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
import * as css from "./popover.css.ts";

export interface PopoverSurfaceProps
  extends Omit<PopoverProps, "children" | "className">, OverlayContainerProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Restores the focus inside a dialog. Radix focuses the dialog itself when the focused popover is removed,
 * and the library then leaves the focus there.
 */
function RestoreFocus({ dialog }: { dialog: HTMLElement }) {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === dialog && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [dialog]);
  return null;
}

/**
 * Surface of a popover with the theme of its trigger; opens inside the dialog that contains the trigger. A
 * `container` outside of this dialog is reported and not used: keys and clicks would not reach the surface.
 */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { className, container, children, ...popover } = props;
  const state = useContext(OverlayTriggerStateContext);
  const { markerRef, scope } = useThemeScope<HTMLSpanElement>(state?.isOpen ?? false);
  const dialog = useOverlayContainer();
  const isOutside = container && dialog && !dialog.contains(container);
  if (process.env.NODE_ENV !== "production" && isOutside)
    reportOnce(
      "Popover: `container` is outside of the dialog that contains the trigger, so the surface is put into the dialog: a modal dialog keeps focus, Esc and the pointer inside. Pass an element of the dialog, or no `container`.",
    );
  const place = isOutside ? dialog : (container ?? dialog);
  return (
    <>
      <span hidden ref={markerRef} />
      <Popover
        offset={4}
        containerPadding={12}
        {...popover}
        {...scope}
        {...(place ? { UNSTABLE_portalContainer: place } : {})}
        data-popover=""
        data-slot="popover"
        className={classNames(css.surface, className)}
      >
        {dialog && <RestoreFocus dialog={dialog} />}
        {children}
      </Popover>
    </>
  );
}
