import { DateField } from "@realtor/ui/date-field";
import { useState } from "react";
import type { ControlProps } from "./use-control-props.ts";

/** Before it, the digits of a year are still being typed: 2, 20 and 201 on the way to 2011. */
const firstDate = "1900-01-01";

interface DraftDateProps {
  control: ControlProps;
  name: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (date: string) => void;
}

/**
 * A labeled date of a draft of any kind, typed in the order of the page's language. The draft receives complete
 * dates; an error is shown when the control loses the focus.
 */
export function DraftDate({ control: { onBlur, ...control }, name, ...date }: DraftDateProps) {
  const { value, onChange } = date;
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return (
    <DateField
      {...control}
      name={name}
      value={unfinished ?? value}
      onChange={(typed) => {
        const isUnfinished = typed !== null && typed < firstDate;
        setUnfinished(isUnfinished ? typed : null);
        if (!isUnfinished) onChange(typed ?? "");
      }}
      onBlur={() => {
        if (unfinished !== null) onChange(unfinished);
        setUnfinished(null);
        onBlur();
      }}
    />
  );
}
