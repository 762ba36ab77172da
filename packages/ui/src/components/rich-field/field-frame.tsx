"use client";

import {
  useContext,
  useId,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from "react";
import { FieldErrorContext } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { checkText } from "../../developer-errors.ts";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { AlertIcon } from "../icons/icons.ts";
import * as fieldCss from "../text-field/field.css.ts";
import type { FieldProps } from "../text-field/field.tsx";
import { omitUndefined } from "./omit-undefined.ts";

/**
 * Props shared by all rich form fields. `className` and `style` go to the root, `ref`, `id`, `data-*` and
 * `aria-*` to `Control`, which is the root if it is a group.
 */
export interface RichFieldProps<Control extends HTMLElement = HTMLDivElement> extends FieldProps {
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Name in the submitted form data. */
  name?: string | undefined;
  /** The control, whose `focus()` focuses the field. */
  ref?: Ref<Control> | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Ids of elements that describe the control, in addition to hint and error. */
  "aria-describedby"?: string | undefined;
  "aria-details"?: string | undefined;
}

export interface FieldFrameProps {
  label: string;
  labelHidden?: boolean | undefined;
  mark: string | undefined;
  markId: string;
  hint: string | undefined;
  hintId: string;
  error: string | undefined;
  required: boolean;
  /** Replaces the mark at the end of the label row. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** The library passes these attributes of some fields to their root, or to no element. */
const isControlAttribute = (name: string) => name.startsWith("data-") || name === "aria-details";

/**
 * Divides the props of a field: `root` for the component of the library, `control` for the element with the
 * role, `frame` for `FieldFrame`. The library validates natively until the caller has an error: a native
 * error would block the submission by which the caller removes it.
 */
export function useRichField<Control extends HTMLElement>(props: RichFieldProps<Control>) {
  const {
    label,
    mark,
    hint,
    error,
    required = false,
    disabled = false,
    className,
    ref,
    ...rest
  } = props;
  const entries = Object.entries(rest);
  const ofControl = entries.filter(([name]) => isControlAttribute(name));
  const ofRoot = entries.filter(([name]) => !isControlAttribute(name));
  const ownId = useId();
  const hintId = `${ownId}-hint`;
  const markId = `${ownId}-mark`;
  const describedBy = [hint && hintId, !required && mark && markId, rest["aria-describedby"]];
  return {
    root: {
      // The types of the properties, which Object.fromEntries loses; those of the control are optional.
      ...omitUndefined(Object.fromEntries(ofRoot) as typeof rest),
      ...omitUndefined({ "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined }),
      ...(error ? { isInvalid: true } : {}),
      isRequired: required,
      isDisabled: disabled,
      validationBehavior: error ? ("aria" as const) : ("native" as const),
      className: classNames(fieldCss.field, className),
    },
    control: { ...omitUndefined({ ref }), ...Object.fromEntries(ofControl) },
    frame: { label, mark, markId, hint, hintId, error, required },
  };
}

/** The error of the caller, or the message of the browser after a failed native validation. */
function FieldMessage({ error }: { error: string | undefined }) {
  const validation = useContext(FieldErrorContext);
  const message = error || (validation?.isInvalid ? validation.validationErrors.join(" ") : "");
  if (!message) return null;
  return (
    <Text slot="errorMessage" elementType="p" className={fieldCss.error} data-slot="error">
      <AlertIcon />
      <span>{message}</span>
    </Text>
  );
}

/** Label row, hint and error around the control of a rich field, with the look of a text field. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden = false, mark, markId, hint, hintId, error, required } = props;
  if (process.env.NODE_ENV !== "production") checkText(label, "A form field", "label");
  return (
    <>
      <div className={labelHidden ? visuallyHidden : fieldCss.labelRow}>
        <Label data-slot="label">{label}</Label>
        {props.labelEnd}
        {mark && (
          <span className={fieldCss.mark} id={markId} aria-hidden={required || undefined}>
            {mark}
          </span>
        )}
      </div>
      {hint && (
        <p className={fieldCss.hint} id={hintId} data-slot="hint">
          {hint}
        </p>
      )}
      {props.children}
      <FieldMessage error={error} />
    </>
  );
}
