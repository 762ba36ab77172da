"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./button.css.ts";

interface ButtonStyleProps {
  /** `text` is an underlined button in the color of the text around it. */
  variant?: "primary" | "outline" | "ghost" | "danger" | "text" | "white" | undefined;
  /** `large` 56 px (marketing), `medium` 48 (dialogs), `small` 44 (admin), `inline` 24 (`text` within lines). */
  size?: "large" | "medium" | "small" | "inline" | undefined;
  fullWidth?: boolean | undefined;
}

interface PressButtonProps extends ButtonStyleProps, ComponentProps<"button"> {
  href?: undefined;
  /** Label with an optional icon before or after it. */
  children: ReactNode;
  /**
   * Sets `aria-disabled`, so the button stays focusable. State the reason nearby and reference it
   * with `aria-describedby`.
   */
  disabled?: boolean | undefined;
  /** Called instead of `onClick` when the disabled button is pressed. */
  onDisabledPress?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Replaces the label while busy; visible next to the spinner only if `fullWidth`. */
  busyLabel?: string | undefined;
}

interface LinkButtonProps extends ButtonStyleProps, ComponentProps<"a"> {
  href: string;
  children: ReactNode;
}

export type ButtonProps = PressButtonProps | LinkButtonProps;

/** Replaces the props of the style by its class. */
function styleButton<Props extends ButtonStyleProps & { className?: string | undefined }>(
  props: Props,
) {
  const { variant = "primary", fullWidth, className, ...styled } = props;
  const { size = variant === "text" ? "small" : "large", ...rest } = styled;
  return {
    ...rest,
    className: classNames(
      css.button,
      css.size[size],
      css.variant[variant],
      fullWidth && css.fullWidth,
      className,
    ),
  };
}

function LinkButton({ children, ...link }: LinkButtonProps) {
  return (
    <Link {...styleButton(link)}>
      <span className={css.content}>{children}</span>
    </Link>
  );
}

function PressButton(props: PressButtonProps) {
  const { children, disabled, onDisabledPress, busy, busyLabel, ...rest } = props;
  const isReplaced = busy && busyLabel !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
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
      {...styleButton(rest)}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={css.contentStack}>
        <span
          className={classNames(css.content, isReplaced && css.hidden)}
          aria-hidden={isReplaced || undefined}
        >
          {children}
        </span>
        {isReplaced && (
          <span className={classNames(css.content, css.busyContent)}>
            <Spinner />
            {/* A button as wide as its label has room only for the spinner. */}
            <span className={rest.fullWidth ? undefined : visuallyHidden}>{busyLabel}</span>
          </span>
        )}
      </span>
    </button>
  );
}

/**
 * Button, or a link styled as one when `href` is given. Use one `primary` per view. The default
 * `type` is `button`: set `type="submit"` in a form. Renders a `<button>` or an `<a>` element.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}
