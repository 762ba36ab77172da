import { DateField } from "@realtor/ui/date-field";
import { useState } from "react";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** Before it, the digits of a year are still being typed: 2, 20 and 201 on the way to 2011. */
const firstDate = "1900-01-01";

interface DateControlProps extends Setting {
  id: "career" | "careerEnd";
}

/**
 * A labeled date of the draft, typed in the order of the page's language. The draft receives complete
 * dates; an error is shown when the control loses the focus.
 */
export function DateControl({ id, ...setting }: DateControlProps) {
  const [value, setValue] = useField(id);
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const { onBlur, ...control } = useControlProps(id, setting);
  return (
    <DateField
      {...control}
      name={id}
      value={unfinished ?? value}
      onChange={(date) => {
        const isUnfinished = date !== null && date < firstDate;
        setUnfinished(isUnfinished ? date : null);
        if (!isUnfinished) setValue(date ?? "");
      }}
      onBlur={() => {
        if (unfinished !== null) setValue(unfinished);
        setUnfinished(null);
        onBlur();
      }}
    />
  );
}
