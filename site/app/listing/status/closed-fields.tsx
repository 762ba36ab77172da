import { Checkbox } from "@realtor/ui/checkbox";
import { DateField } from "@realtor/ui/date-field";
import { useIntl } from "react-intl";
import * as formCss from "#app/profile/field/form.css.ts";
import { DollarsField } from "./dollars-field.tsx";
import type { StatusFieldsProps } from "./showing-fields.tsx";
import * as css from "./status-form.css.ts";

/** The day and the price of a home that was sold or leased. */
export function ClosedFields({ field, values, onChange, isRent, today }: StatusFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={formCss.fields}>
      <div className={css.pair}>
        <DateField
          {...field("closedOn")}
          label={formatMessage({ id: "listings.closedOn" })}
          max={today}
          value={values.closedOn}
          onChange={(closedOn) => onChange({ closedOn })}
        />
        <DollarsField
          {...field("closePrice")}
          label={formatMessage({ id: isRent ? "listings.closePrice.rent" : "listings.closePrice" })}
          mark={formatMessage({ id: "listings.optional" })}
          value={values.closePrice}
          onChange={(closePrice) => onChange({ closePrice })}
        />
      </div>
      {values.closePrice !== null && (
        <Checkbox
          label={formatMessage({ id: "listings.showsClosePrice" })}
          checked={values.showsClosePrice}
          onChange={({ target }) => onChange({ showsClosePrice: target.checked })}
        />
      )}
    </div>
  );
}
