"use client";

import { useId } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { TimeField as LibraryTimeField } from "react-aria-components/TimeField";
import { DateSegments } from "../date-field/date-segments.tsx";
import * as css from "../date-field/date-segments.css.ts";
import { readTime, readZoneName } from "../date-field/iso-values.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface TimeFieldProps extends RichFieldProps {
  /** `HH:MM` in 24 hours, null for an empty field; uncontrolled by default. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with `HH:MM` for a complete time, and with null when all parts are cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** IANA name of the time zone in which the time is, such as `America/Los_Angeles`; shown after the time. */
  timeZone?: string | undefined;
}

/**
 * Time of day with the name of its time zone, for an open house. Renders a `<div>` element; `ref` and `id`
 * are those of the group of parts.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, defaultValue, onChange, min, max, timeZone, ...rest } = props;
  const { locale } = useLocale();
  const zoneId = useId();
  const zone = readZoneName(timeZone, locale);
  const describedBy = [zone && zoneId, rest["aria-describedby"]].filter(Boolean).join(" ");
  const { root, control, frame } = useRichField({
    ...rest,
    "aria-describedby": describedBy || undefined,
  });
  return (
    <LibraryTimeField
      {...root}
      {...omitUndefined({
        value: readTime(value, "value"),
        defaultValue: readTime(defaultValue, "defaultValue"),
        minValue: readTime(min, "min"),
        maxValue: readTime(max, "max"),
      })}
      onChange={(time) => onChange?.(time?.toString().slice(0, "HH:MM".length) ?? null)}
    >
      <FieldFrame {...frame}>
        <div className={css.timeRow}>
          <DateSegments {...control} standalone />
          {zone && (
            // The names of zones depend on the version of the language data.
            <span className={css.suffix} id={zoneId}>
              <span className={css.suffixText} suppressHydrationWarning>
                {zone}
              </span>
            </span>
          )}
        </div>
      </FieldFrame>
    </LibraryTimeField>
  );
}
