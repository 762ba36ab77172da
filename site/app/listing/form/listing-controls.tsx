import type { Lens } from "@realtor/profile/wire";
import { NumberField } from "@realtor/ui/number-field";
import { Select } from "@realtor/ui/select";
import type { FormatNumberOptions } from "react-intl";
import { DraftDate } from "#app/profile/field/draft-date.tsx";
import { DraftText, type TextAttributes } from "#app/profile/field/draft-text.tsx";
import { useLens } from "#app/profile/draft/use-store.ts";
import { type ListingIdOf, listingValues } from "../document/listing-values.ts";
import { type ListingSetting, useListingControl } from "./use-listing-control.ts";

interface ControlProps<Value> extends ListingSetting {
  id: ListingIdOf<Value>;
}

interface ListingTextProps extends ControlProps<string>, TextAttributes {
  max: number;
  rows?: number;
  showCount?: boolean;
  type?: "url";
  normalize?: (typed: string) => string;
}

/** A labeled text of the listing. */
export function ListingText({ id, label, hint, mark, aside, ...text }: ListingTextProps) {
  const control = useListingControl(id, { label, hint, mark, aside });
  return <DraftText {...text} control={control} lens={listingValues[id]} name={id} />;
}

interface ListingNumberProps extends ControlProps<number | null> {
  format?: FormatNumberOptions;
  step?: number;
  max?: number;
}

/** US dollars without cents, as on the page. */
export const dollars: FormatNumberOptions = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
};

/** A year has no separator. */
export const yearFormat: FormatNumberOptions = { useGrouping: false, maximumFractionDigits: 0 };

/** A labeled number of the listing, read and shown in the format of the page's language. */
export function ListingNumber({ id, format, step, max, ...setting }: ListingNumberProps) {
  const [value, setValue] = useLens(listingValues[id], id);
  const control = useListingControl(id, setting);
  return (
    <NumberField
      {...control}
      name={id}
      value={value}
      min={0}
      max={max}
      step={step}
      formatOptions={format ?? { maximumFractionDigits: 0 }}
      stepperHidden
      onChange={setValue}
    />
  );
}

/** A labeled date of the listing. */
export function ListingDate({ id, ...setting }: ControlProps<string>) {
  const [value, setValue] = useLens(listingValues[id], id);
  const control = useListingControl(id, setting);
  return <DraftDate control={control} name={id} value={value} onChange={setValue} />;
}

interface ListingSelectProps extends ControlProps<string> {
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few values, chosen from a list. */
export function ListingSelect({ id, placeholder, options, ...setting }: ListingSelectProps) {
  const lens: Lens<string> = listingValues[id];
  const [value, setValue] = useLens(lens, id);
  const control = useListingControl(id, setting);
  return (
    <Select
      {...control}
      name={id}
      placeholder={placeholder}
      options={options}
      value={value === "" ? null : value}
      onChange={setValue}
    />
  );
}
