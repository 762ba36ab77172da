import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import { useIntl } from "react-intl";
import type { FieldId } from "./editor-fields.ts";
import { mistakeText } from "./mistake-text.ts";
import { useMistake, useMistakes } from "./use-mistakes.ts";

interface ItemTextProps {
  /** The list it is in. */
  field: FieldId;
  /** Its place inside the profile, as the schema's pointers have it. */
  pointer: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  hint?: string;
  inputMode?: "url" | "numeric";
}

/** One text inside an entry of a list. */
export function ItemText({ field, pointer, label, value, onChange, rows, ...rest }: ItemTextProps) {
  const intl = useIntl();
  const mistakes = useMistakes();
  const mistake = useMistake(field, pointer);
  const common = {
    ...rest,
    label,
    value,
    name: pointer,
    error: mistake && mistakeText(intl, mistake, label),
    onBlur: () => mistakes.leave(field),
  };
  return rows === undefined ? (
    <TextField {...common} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextArea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
  );
}
