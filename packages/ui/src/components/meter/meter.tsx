"use client";

import type { Ref } from "react";
import {
  Label,
  Meter as AriaMeter,
  type MeterProps as AriaMeterProps,
} from "react-aria-components/Meter";
import { classNames } from "../../format.ts";
import type { RichRootProps } from "../../rich-root-props.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as labelCss from "../progress-bar/bar-label.css.ts";
import * as css from "./meter.css.ts";

export interface MeterProps extends RichRootProps<
  AriaMeterProps,
  "value" | "minValue" | "maxValue" | "valueLabel"
> {
  ref?: Ref<HTMLDivElement> | undefined;
  label: string;
  /** From `min` to `max`; a value that is not a number is shown as `min`. */
  value: number;
  /** 0 by default. */
  min?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** Text for the value; the percentage by default. State here what the tone means. */
  valueText?: string | undefined;
  tone?: "neutral" | "success" | "warning" | "error" | undefined;
}

/** A quantity within a known range: used storage, completeness. Renders a `<div role="meter">` element. */
export function Meter(props: MeterProps) {
  const {
    label,
    value,
    min = 0,
    max = 100,
    valueText,
    tone = "neutral",
    className,
    ...root
  } = props;
  return (
    <AriaMeter
      {...root}
      className={classNames(labelCss.root, className)}
      value={Number.isFinite(value) ? value : min}
      minValue={min}
      maxValue={max}
      {...omitUndefined({ valueLabel: valueText })}
    >
      {({ percentage, valueText: text }) => (
        <>
          <span className={labelCss.labelRow}>
            <Label className={labelCss.label}>{label}</Label>
            <span className={labelCss.value}>{text}</span>
          </span>
          <span className={css.track}>
            <span
              className={classNames(css.fill, css.tone[tone])}
              style={{ width: `${Number.isFinite(percentage) ? percentage : 0}%` }}
            />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
