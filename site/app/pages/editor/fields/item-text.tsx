import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import { useIntl } from "react-intl";
import { valueAt } from "../draft/lens.ts";
import type { FieldId } from "./editor-fields.ts";
import { mistakeText } from "./mistake-text.ts";
import { useMistake, useMistakes } from "./use-mistakes.ts";
import { useTextControl } from "./use-text-control.ts";

interface ItemTextProps {
  /** The list it is in. */
  field: FieldId;
  /** Its place inside the profile, as the schema's pointers have it. */
  pointer: string;
  /** Where its mistakes are, if not there. */
  mistakesAt?: string;
  label: string;
  /** As it was drawn last. */
  value: unknown;
  /** The text of such a value. */
  show?: (value: unknown) => string;
  /** Takes what was typed, and the name that joins it into one step of undo. */
  onChange: (text: string, typed: string) => void;
  rows?: number;
  hint?: string;
  inputMode?: "url" | "numeric";
}

/** One text inside an entry of a list. */
export function ItemText(props: ItemTextProps) {
  const { field, pointer, mistakesAt = pointer, label, value, ...others } = props;
  const { show = textOf, onChange, rows, ...rest } = others;
  const intl = useIntl();
  const mistakes = useMistakes();
  const mistake = useMistake(field, mistakesAt);
  const control = useTextControl((draft) => show(valueAt(draft, pointer)), show(value));
  const common = {
    ...rest,
    ...control,
    label,
    name: pointer,
    error: mistake && mistakeText(intl, mistake, label),
    onBlur: () => mistakes.leave(field),
  };
  return rows === undefined ? (
    <TextField {...common} onChange={(event) => onChange(event.target.value, pointer)} />
  ) : (
    <TextArea {...common} rows={rows} onChange={(event) => onChange(event.target.value, pointer)} />
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
