import { useId, type ReactNode } from "react";
import { AlertIcon } from "../icon/icons.ts";
import * as css from "./field.css.ts";

/** What every field takes; texts come translated. */
export interface FieldProps {
  /** Always visible; names the control. */
  label: string;
  /** `id` of the control, for links from an error summary; made up when absent. */
  id?: string | undefined;
  /** 필수 or 선택. */
  mark?: string | undefined;
  /** An example or a rule, between label and control. */
  hint?: string | undefined;
  /** Says what is wrong and how to fix it; its presence marks the control as invalid. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** The control says by itself that it is required; the mark is then for the eye. */
  required?: boolean | undefined;
  /** The error may come while typing: announce it. */
  live?: boolean | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Icon and sentence of an error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={css.error} id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

/** Label row, hint and error around one control. */
export function Field(props: FieldFrameProps) {
  const { label, id, mark, hint, error, required = false, live = false, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const markId = `${controlId}-mark`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, hint && hintId, !required && mark && markId]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={css.field}>
      <div className={css.labelRow}>
        <label htmlFor={controlId}>{label}</label>
        {mark && (
          <span className={css.mark} id={markId} aria-hidden={required || undefined}>
            {mark}
          </span>
        )}
      </div>
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <div aria-live={live ? "polite" : undefined}>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}
