"use client";

import type { Ref } from "react";
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from "react-aria-components/ProgressBar";
import { Label } from "react-aria-components/Label";
import { classNames } from "../../format.ts";
import type { RichRootProps } from "../../rich-root-props.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as labelCss from "./bar-label.css.ts";
import * as css from "./progress-bar.css.ts";

type ReplacedProps = "value" | "minValue" | "maxValue" | "valueLabel" | "isIndeterminate";

export interface ProgressBarProps extends RichRootProps<AriaProgressBarProps, ReplacedProps> {
  ref?: Ref<HTMLDivElement> | undefined;
  label: string;
  /** Visually hides label and value, for a bar next to the same text. */
  labelHidden?: boolean | undefined;
  /** From 0 to `max`; `null` or a value that is not a number shows activity of unknown length. */
  value: number | null;
  /** 100 by default. */
  max?: number | undefined;
  /** Text for the value; the percentage by default. */
  valueText?: string | undefined;
}

/**
 * Progress of a task: an upload, a publication. For a measured quantity use `Meter`. Renders a
 * `<div role="progressbar">` element.
 */
export function ProgressBar(props: ProgressBarProps) {
  const { label, labelHidden = false, value, max = 100, valueText, className, ...root } = props;
  const known = value !== null && Number.isFinite(value);
  return (
    <AriaProgressBar
      {...root}
      className={classNames(labelCss.root, className)}
      value={known ? value : 0}
      maxValue={Number.isFinite(max) && max > 0 ? max : 100}
      isIndeterminate={!known}
      {...omitUndefined({ valueLabel: valueText })}
    >
      {({ percentage, valueText: text }) => (
        <>
          <span className={labelHidden ? visuallyHidden : labelCss.labelRow}>
            <Label className={labelCss.label}>{label}</Label>
            {known && <span className={labelCss.value}>{text}</span>}
          </span>
          <span className={css.track}>
            <span
              className={percentage === undefined ? css.activity : css.fill}
              style={percentage === undefined ? undefined : { width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
