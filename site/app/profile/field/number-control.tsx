import { NumberField } from "@realtor/ui/number-field";
import type { FormatNumberOptions } from "react-intl";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** How each number is read and shown. */
export const numberFormats = {
  salesCount: { maximumFractionDigits: 0 },
  lastYear: {
    style: "currency",
    currency: "USD",
    // As on the page: Korean has "US$" otherwise.
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  },
} as const satisfies Readonly<Record<string, FormatNumberOptions>>;

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
