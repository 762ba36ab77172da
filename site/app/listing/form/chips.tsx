import { Text } from "@realtor/ui/text";
import { ToggleButtonGroup, type ToggleOption } from "@realtor/ui/toggle-button-group";
import type { ControlProps } from "#app/profile/field/use-control-props.ts";
import * as css from "./chips.css.ts";
import { ValueError } from "./value-error.tsx";

interface ChipsProps<Value extends string> {
  control: Pick<ControlProps, "label" | "mark" | "hint" | "error"> & { id?: string };
  options: readonly ToggleOption<Value>[];
  selection: "single" | "multiple";
  value: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** A labeled row of chips, with the mark and the error of other fields. */
export function Chips<Value extends string>({ control, ...chips }: ChipsProps<Value>) {
  const { id, label, mark, hint, error } = control;
  return (
    <div
      id={id}
      tabIndex={-1}
      className={css.root}
      data-invalid={error === undefined ? undefined : ""}
    >
      <div className={css.label} aria-hidden="true">
        <span>{label}</span>
        {mark !== undefined && <span className={css.mark}>{mark}</span>}
      </div>
      <ToggleButtonGroup {...chips} label={[label, error].filter(Boolean).join(". ")} labelHidden />
      {hint !== undefined && (
        <Text size="caption" tone="secondary" className={css.hint}>
          {hint}
        </Text>
      )}
      {error !== undefined && <ValueError>{error}</ValueError>}
    </div>
  );
}
