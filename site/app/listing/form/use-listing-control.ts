import type { FieldCode } from "@realtor/api/field-codes";
import { type IntlShape, useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useFieldError, useValidation } from "#app/profile/draft/validation.ts";
import { errorText } from "#app/profile/field/error-text.ts";
import type { ControlProps } from "#app/profile/field/use-control-props.ts";
import type { ListingValueId } from "../document/listing-values.ts";
import { useMissing } from "./missing-values.tsx";

/** The element id of a value's control, used in URL fragments. */
export function listingControlId(id: ListingValueId): string {
  return `listing-${id}`;
}

/** What a part says of a value in its own words. */
export interface ListingSetting {
  label?: string | undefined;
  hint?: string | undefined;
  /** Next to the label: whether the value is needed. */
  mark?: "needed" | "optional" | undefined;
  /** In place of a mark: what is usual. */
  aside?: string | undefined;
}

/** The name of a value: its label, and its name in lists. */
export function useValueName() {
  const { formatMessage } = useIntl();
  return (id: ListingValueId) => formatMessage({ id: `listing-form.field.${id}` });
}

/** Element id, texts and validation of the control of a value. */
export function useListingControl(
  id: ListingValueId,
  { label, hint, mark, aside }: ListingSetting = {},
): ControlProps {
  const intl = useIntl();
  const name = useValueName();
  const validation = useValidation<ListingValueId>();
  const wrong = useFieldError<ListingValueId>(id)?.code;
  const missing = useMissing(id);
  const code = wrong ?? missing;
  const shown = label ?? name(id);
  return {
    id: listingControlId(id),
    label: shown,
    hint,
    error: code && listingErrorText(intl, id, code, shown),
    mark: aside ?? (mark && intl.formatMessage({ id: `listing-form.${mark}` })),
    onBlur: () => validation.markTouched(id),
  };
}

/** Words of its own for what a value lacks. */
const requests: Readonly<Partial<Record<ListingValueId, MessageKey>>> = {
  price: "listing-form.wrong.price",
  leaseTerm: "listing-form.wrong.leaseTerm",
  photos: "listing-form.wrong.photos",
  permissionOn: "listing-form.wrong.permissionOn",
};

/** What is wrong with a value, or missing. */
function listingErrorText(
  intl: Pick<IntlShape, "formatMessage">,
  id: ListingValueId,
  code: FieldCode,
  label: string,
): string {
  const request = ["required", "list.tooShort", "consent.required"].includes(code)
    ? requests[id]
    : undefined;
  if (request) return intl.formatMessage({ id: request });
  if (id === "showingsFrom" && (code === "date.past" || code === "date.future"))
    return intl.formatMessage({ id: "listing-form.wrong.showingsFrom" });
  if (code === "date.future") return intl.formatMessage({ id: "listing-form.wrong.future" });
  return errorText(intl, { field: undefined, code }, label);
}
