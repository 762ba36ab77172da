import { NumberField } from "@realtor/ui/number-field";
import { useField } from "../draft/use-draft.ts";
import { numberFormats } from "./number-formats.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

interface NumberControlProps extends Setting {
  id: keyof typeof numberFormats;
}

/**
 * A labeled number of the draft, read and shown in the format of the page's language. The draft
 * receives the number while it is typed; an error is shown when the control loses the focus.
 */
export function NumberControl({ id, ...setting }: NumberControlProps) {
  const [value, setValue] = useField(id);
  return (
    <NumberField
      {...useControlProps(id, setting)}
      name={id}
      value={value}
      min={0}
      formatOptions={numberFormats[id]}
      stepperHidden
      onChange={setValue}
    />
  );
}
