"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import * as css from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "style" | "aria-label"
> {
  /** Accessible name. */
  label: string;
  /** An icon. */
  children: ReactNode;
  /** `plain` 44 px; `framed` 56, and 48 on a phone, for the arrows of a carousel. */
  variant?: "plain" | "framed" | undefined;
  /** Off, but still focusable. */
  disabled?: boolean | undefined;
}

/** An action shown by its icon alone, 44 px or more. Renders a `<button>`. */
export function IconButton({
  label,
  variant = "plain",
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.iconButton, css.variant[variant])}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={press}
    />
  );
}
