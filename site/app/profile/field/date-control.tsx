import { useField } from "../draft/use-draft.ts";
import { DraftDate } from "./draft-date.tsx";
import { type Setting, useControlProps } from "./use-control-props.ts";

interface DateControlProps extends Setting {
  id: "career" | "careerEnd";
}

/** A labeled date of the profile. */
export function DateControl({ id, ...setting }: DateControlProps) {
  const [value, setValue] = useField(id);
  const control = useControlProps(id, setting);
  return <DraftDate control={control} name={id} value={value} onChange={setValue} />;
}
