"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./button.css.ts";

interface Look {
  variant?: "primary" | "outline" | "ghost" | "danger" | "white" | undefined;
  /** `large` 56 px (marketing), `medium` 48 (dialogs), `small` 44 (admin). */
  size?: "large" | "medium" | "small" | undefined;
  fullWidth?: boolean | undefined;
}

type Native<Element extends "button" | "a"> = Omit<ComponentProps<Element>, "className" | "style">;

export interface PressButtonProps extends Look, Native<"button"> {
  href?: undefined;
  /** Label, and an icon before or after it. */
  children: ReactNode;
  /** Off, but still focusable: say why nearby and point to it with `aria-describedby`. */
  disabled?: boolean | undefined;
  /** Pressed while off. A button that is off does nothing else. */
  onDisabledPress?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Takes the label's place while busy; beside the ring where there is room. */
  busyLabel?: string | undefined;
}

export interface LinkButtonProps extends Look, Native<"a"> {
  href: string;
  children: ReactNode;
}

export type ButtonProps = PressButtonProps | LinkButtonProps;

function lookOf({ variant = "primary", size = "large", fullWidth = false }: Look): string {
  return classNames(css.button, css.size[size], css.variant[variant], fullWidth && css.fullWidth);
}

function LinkButton({ variant, size, fullWidth, children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={lookOf({ variant, size, fullWidth })}>
      <span className={css.face}>{children}</span>
    </a>
  );
}

interface FaceProps {
  shown: boolean;
  over?: boolean;
  children: ReactNode;
}

function Face({ shown, over = false, children }: FaceProps) {
  return (
    <span
      className={classNames(css.face, over && css.busyFace, !shown && css.away)}
      aria-hidden={!shown || undefined}
    >
      {children}
    </span>
  );
}

function PressButton(props: PressButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    children,
    disabled,
    onDisabledPress,
    busy,
    busyLabel,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled || busy) {
      event.preventDefault();
      if (!busy) onDisabledPress?.();
      return;
    }
    rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, fullWidth })}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className={css.faces}>
        <Face shown={!busy || busyLabel === undefined}>{children}</Face>
        {busy && busyLabel !== undefined && (
          <Face shown over>
            <Spinner />
            {/* A button as wide as its label has room for the ring alone. */}
            <span className={fullWidth ? undefined : visuallyHidden}>{busyLabel}</span>
          </Face>
        )}
      </span>
    </button>
  );
}

/**
 * An action, or a link that looks like one when it has an `href`. Renders a `<button>` or an `<a>`.
 * One primary per view; in a form, say `type="submit"`.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}
