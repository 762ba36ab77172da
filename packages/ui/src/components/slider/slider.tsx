"use client";

import {
  Slider as LibrarySlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import { classNames } from "../../format.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import type { SliderLabels } from "../../labels/controls/control-labels.ts";
import * as css from "./slider.css.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

/** First and last number of a range. */
export type NumberRange = readonly [number, number];

interface SliderBaseProps extends Omit<RichFieldProps, "required" | "mark" | "error" | "onBlur"> {
  min: number;
  max: number;
  /** Default 1. */
  step?: number | undefined;
  /** Currency, percent or unit of the shown value, as for `Intl.NumberFormat`. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
}

export interface SingleSliderProps extends SliderBaseProps {
  /** Controlled value; uncontrolled by default. */
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** Called while the thumb moves. */
  onChange?: ((value: number) => void) | undefined;
  /** Called when the thumb is released, and after each key. */
  onChangeEnd?: ((value: number) => void) | undefined;
  range?: undefined;
  labels?: undefined;
}

export interface RangeSliderProps extends SliderBaseProps {
  /** Two thumbs, for a price range. The form data contain `name` twice. */
  range: true;
  /** `slider` of `controlLabelsFor`. */
  labels: SliderLabels;
  /** Controlled value; uncontrolled by default. */
  value?: NumberRange | undefined;
  defaultValue?: NumberRange | undefined;
  /** Called while a thumb moves. */
  onChange?: ((value: NumberRange) => void) | undefined;
  /** Called when a thumb is released, and after each key. */
  onChangeEnd?: ((value: NumberRange) => void) | undefined;
}

export type SliderProps = SingleSliderProps | RangeSliderProps;

/** A number that is not finite would make the position of a thumb invalid. */
const readNumber = (value: number | undefined, fallback: number) =>
  value !== undefined && Number.isFinite(value) ? value : fallback;

function readValues(props: SliderProps, prop: "value" | "defaultValue"): number[] | undefined {
  const { min, max } = props;
  if (props.range) {
    const range = props[prop];
    return range && [readNumber(range[0], min), readNumber(range[1], max)];
  }
  const value = props[prop];
  return value === undefined ? undefined : [readNumber(value, min)];
}

function reportValues(props: SliderProps, values: number[], handler: "onChange" | "onChangeEnd") {
  const [first = props.min, last = props.max] = values;
  if (props.range) props[handler]?.([first, last]);
  else props[handler]?.(first);
}

/**
 * Approximate number, or with `range` a pair of numbers, chosen on a track. For an exact number use
 * `NumberField`. Renders a `<div role="group">` element.
 */
export function Slider(props: SliderProps) {
  const { value: _value, defaultValue: _default, onChange, onChangeEnd, range, ...rest } = props;
  const { labels, min, max, step, formatOptions, name, ...field } = rest;
  const { root, control, frame } = useRichField(field);
  const { validationBehavior: _behavior, isRequired: _required, ...group } = root;
  const defaults = readValues(props, "defaultValue") ?? (range ? [min, max] : [min]);
  const thumbs = range ? [labels?.minimum, labels?.maximum] : [undefined];
  return (
    <LibrarySlider<number[]>
      {...group}
      {...control}
      {...omitUndefined({ value: readValues(props, "value"), step, formatOptions })}
      defaultValue={defaults}
      minValue={min}
      maxValue={max}
      {...(onChange ? { onChange: (values) => reportValues(props, values, "onChange") } : {})}
      {...(onChangeEnd
        ? { onChangeEnd: (values) => reportValues(props, values, "onChangeEnd") }
        : {})}
    >
      <FieldFrame
        {...frame}
        labelEnd={
          <SliderOutput className={css.output} data-slot="value">
            {({ state }) => state.values.map((_, n) => state.getThumbValueLabel(n)).join(" – ")}
          </SliderOutput>
        }
      >
        <SliderTrack className={css.track} data-slot="control">
          <div className={css.rail}>
            <SliderFill className={classNames(css.fill, !range && css.fillFromStart)} />
          </div>
          {thumbs.map((label, index) => (
            <SliderThumb
              key={label ?? "value"}
              index={index}
              className={css.thumb}
              {...omitUndefined({ name, "aria-label": label })}
            />
          ))}
        </SliderTrack>
      </FieldFrame>
    </LibrarySlider>
  );
}
