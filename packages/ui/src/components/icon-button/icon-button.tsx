"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { checkText } from "../../developer-errors.ts";
import { classNames } from "../../format.ts";
import * as css from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** `plain` is 44 px; `framed` is 56 px, 48 on a phone, for carousel arrows. */
  variant?: "plain" | "framed" | undefined;
  /** Sets `aria-disabled`; the button stays focusable. */
  disabled?: boolean | undefined;
}

/** Button with an icon only, at least 44 px. Renders a `<button>` element. */
export function IconButton({
  label,
  variant = "plain",
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== "production") checkText(label, "IconButton", "label");
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.iconButton, css.variant[variant], className)}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={handleClick}
    />
  );
}
