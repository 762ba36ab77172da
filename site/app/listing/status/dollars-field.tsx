import { limits } from "@realtor/api/rules";
import { NumberField, type NumberFieldProps } from "@realtor/ui/number-field";

const wholeDollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;

/** An amount in whole US dollars. */
export function DollarsField(props: Omit<NumberFieldProps, "formatOptions" | "min" | "max">) {
  return (
    <NumberField
      {...props}
      min={0}
      max={limits.listingPrice}
      formatOptions={wholeDollars}
      stepperHidden
    />
  );
}
