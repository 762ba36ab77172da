import { DateField } from "@realtor/ui/date-field";
import { useState } from "react";
import { type DateFieldId, type FieldId, fields } from "../draft/fields/profile-fields.ts";
import { useField } from "../draft/use-draft.ts";
import { useControlProps } from "./use-control-props.ts";

export function isDateField(field: FieldId): field is DateFieldId {
  const definition = fields[field];
  return "control" in definition && definition.control === "date";
}

/** Before it, the digits of a year are still being typed: 2, 20 and 201 on the way to 2011. */
const firstDate = "1900-01-01";

/**
 * A labeled date of the draft, typed in the order of the page's language. The draft receives complete
 * dates; an error is shown when the field loses the focus.
 */
export function DraftDateField({ field }: { field: DateFieldId }) {
  const [value, setValue] = useField(field);
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const { onBlur, ...control } = useControlProps(field);
  return (
    <DateField
      {...control}
      name={field}
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
