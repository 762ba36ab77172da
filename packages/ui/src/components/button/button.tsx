"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./button.css.ts";

interface ButtonStyleProps {
  variant?: "primary" | "outline" | "ghost" | "danger" | "white" | undefined;
  /** `large` 56 px (marketing), `medium` 48 (dialogs), `small` 44 (admin). */
  size?: "large" | "medium" | "small" | undefined;
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

function getClassName(
  { variant = "primary", size = "large", fullWidth = false }: ButtonStyleProps,
  className: string | undefined,
): string {
  return classNames(
    css.button,
    css.size[size],
    css.variant[variant],
    fullWidth && css.fullWidth,
    className,
  );
}

function LinkButton({ variant, size, fullWidth, children, className, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={getClassName({ variant, size, fullWidth }, className)}>
      <span className={css.content}>{children}</span>
    </Link>
  );
}

interface ButtonContentProps {
  visible: boolean;
  overlay?: boolean;
  children: ReactNode;
}

function ButtonContent({ visible, overlay = false, children }: ButtonContentProps) {
  return (
    <span
      className={classNames(css.content, overlay && css.busyContent, !visible && css.hidden)}
      aria-hidden={!visible || undefined}
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
    className,
    disabled,
    onDisabledPress,
    busy,
    busyLabel,
    ...rest
  } = props;
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
      {...rest}
      className={getClassName({ variant, size, fullWidth }, className)}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={css.contentStack}>
        <ButtonContent visible={!busy || busyLabel === undefined}>{children}</ButtonContent>
        {busy && busyLabel !== undefined && (
          <ButtonContent visible overlay>
            <Spinner />
            {/* A button as wide as its label has room only for the spinner. */}
            <span className={fullWidth ? undefined : visuallyHidden}>{busyLabel}</span>
          </ButtonContent>
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
