import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { badge } from "./badge.css.ts";

export interface BadgeProps extends ComponentProps<"span"> {
  /** Color; the text states what it means. */
  tone?: "neutral" | "accent" | "success" | "warning" | "error" | undefined;
}

/** A category, role or number in a colored box. Renders a `<span>` element. */
export function Badge({ tone = "neutral", className, ...root }: BadgeProps) {
  return <span {...root} className={classNames(badge({ tone }), className)} />;
}
