"use client";

import { useState, type ComponentProps, type ReactElement } from "react";
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components/Tooltip";
import { classNames } from "../../format.ts";
import type { RichRootProps } from "../../rich-root-props.tsx";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
import * as css from "./tooltip.css.ts";

type ReplacedProps =
  | "isOpen"
  | "defaultOpen"
  | "onOpenChange"
  | "triggerRef"
  | "isEntering"
  | "isExiting"
  | "UNSTABLE_portalContainer";

export interface TooltipProps extends RichRootProps<AriaTooltipProps, ReplacedProps> {
  /** A `Button`, `IconButton` or `TextLink` with a name of its own. */
  children: ReactElement;
  /** Short text that describes the element. It must not be the only place of what is needed. */
  text: string;
  /** Milliseconds until it opens for a pointer; 500 by default. It opens for the keyboard at once. */
  delay?: number | undefined;
  defaultOpen?: boolean | undefined;
  /** Element that the tooltip is put into. Default `<body>`; colors are those of the place of the component. */
  container?: HTMLElement | null | undefined;
}

/**
 * Describes a control on hover and focus, not on touch. Stays open while it is hovered; Escape closes it.
 * Renders its child and a `<div role="tooltip">` at the end of `<body>` or `container`, in the theme of the child.
 */
export function Tooltip(props: TooltipProps) {
  const { children, text, delay = 500, defaultOpen = false, ...rest } = props;
  const { className, container, ...root } = rest;
  const [open, setOpen] = useState(defaultOpen);
  const { markerRef, scope } = useThemeScope<HTMLElement>(open);
  return (
    <TooltipTrigger delay={delay} closeDelay={200} isOpen={open} onOpenChange={setOpen}>
      <Focusable ref={markerRef}>
        {/* The type wants an HTML element; components that pass on attributes and ref work as well. */}
        {children as ComponentProps<typeof Focusable>["children"]}
      </Focusable>
      <AriaTooltip
        offset={8}
        {...root}
        {...scope}
        {...(container ? { UNSTABLE_portalContainer: container } : {})}
        className={classNames(css.tooltip, className)}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
