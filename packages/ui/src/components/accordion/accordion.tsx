"use client";

import type { ReactNode, Ref } from "react";
import { DisclosureGroup, type DisclosureGroupProps } from "react-aria-components/DisclosureGroup";
import { renderRoot, type RichRootProps } from "../../rich-root-props.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";

type ReplacedProps =
  | "allowsMultipleExpanded"
  | "isDisabled"
  | "expandedKeys"
  | "defaultExpandedKeys"
  | "onExpandedChange";

export interface AccordionProps extends RichRootProps<DisclosureGroupProps, ReplacedProps> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** `Disclosure` parts, each with an `id`. */
  children: ReactNode;
  /** Lets several parts be open at once. */
  multiple?: boolean | undefined;
  /** Controlled ids of the open parts; uncontrolled by default. */
  expanded?: Iterable<string> | undefined;
  defaultExpanded?: Iterable<string> | undefined;
  onExpandedChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  disabled?: boolean | undefined;
}

/** Group of `Disclosure` parts of which one is open, or several with `multiple`. Renders a `<div>`. */
export function Accordion(props: AccordionProps) {
  const {
    children,
    multiple = false,
    expanded,
    defaultExpanded,
    onExpandedChange,
    ...rest
  } = props;
  const { disabled = false, className, ...root } = rest;
  return (
    <DisclosureGroup
      {...root}
      render={renderRoot(root)}
      className={className ?? ""}
      allowsMultipleExpanded={multiple}
      isDisabled={disabled}
      onExpandedChange={(keys) => onExpandedChange?.(new Set([...keys].map(String)))}
      {...omitUndefined({ expandedKeys: expanded, defaultExpandedKeys: defaultExpanded })}
    >
      {children}
    </DisclosureGroup>
  );
}
