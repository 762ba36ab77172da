"use client";

import type { ReactNode, Ref } from "react";
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
  type DisclosureProps as AriaDisclosureProps,
} from "react-aria-components/Disclosure";
import { classNames } from "../../format.ts";
import { renderRoot, type RichRootProps } from "../../rich-root-props.tsx";
import { ChevronDownIcon } from "../icons/icons.ts";
import * as css from "./disclosure.css.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";

type ReplacedProps = "isExpanded" | "defaultExpanded" | "onExpandedChange" | "isDisabled" | "id";

export interface DisclosureProps extends RichRootProps<AriaDisclosureProps, ReplacedProps> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Unique in an `Accordion`, where it identifies the part. */
  id?: string | undefined;
  title: string;
  /** Short state next to the title, such as a count. */
  detail?: ReactNode;
  /**
   * `row` is a heading over the whole line, `text` an underlined button at the end of a line, without a
   * heading.
   */
  variant?: "row" | "text" | undefined;
  /** Before the title: the icon of a row, or the content of the line that a text button ends. */
  start?: ReactNode;
  /** Level of the heading of a row; 3 by default. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Controlled; uncontrolled by default. An `Accordion` controls its parts itself. */
  expanded?: boolean | undefined;
  defaultExpanded?: boolean | undefined;
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Heading or text button that shows and hides what is below it. The content stays mounted, keeps its state, and is found
 * by the browser's search where that is supported. Renders a `<div>` element.
 */
export function Disclosure(props: DisclosureProps) {
  const { id, title, detail, headingLevel = 3, expanded, defaultExpanded, ...rest } = props;
  const { onExpandedChange, disabled = false, variant = "row", start, children, ...others } = rest;
  const { className, ...root } = others;
  return (
    <AriaDisclosure
      {...root}
      render={renderRoot({ ...root, id })}
      {...omitUndefined({ id, isExpanded: expanded, defaultExpanded, onExpandedChange })}
      isDisabled={disabled}
      className={classNames(variant === "row" && css.root, className)}
    >
      {variant === "row" ? (
        <Heading level={headingLevel} className={css.heading}>
          <Button slot="trigger" className={css.trigger}>
            {start}
            <span className={css.title}>{title}</span>
            {detail !== undefined && <span className={css.detail}>{detail}</span>}
            <ChevronDownIcon />
          </Button>
        </Heading>
      ) : (
        <div className={css.line}>
          {start !== undefined && <div className={css.start}>{start}</div>}
          <Button slot="trigger" className={css.textTrigger}>
            <span>
              {title}
              {detail}
            </span>
          </Button>
        </div>
      )}
      <DisclosurePanel className={css.panel}>
        <div className={variant === "row" ? css.content : undefined}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
