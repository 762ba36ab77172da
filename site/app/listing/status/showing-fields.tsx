import { Checkbox } from "@realtor/ui/checkbox";
import { DatePicker } from "@realtor/ui/date-picker";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useIntl } from "react-intl";
import type { Form } from "#app/forms/use-form.ts";
import * as formCss from "#app/profile/field/form.css.ts";
import type { StatusValues } from "./check-status.ts";
import { likelyShowingDays, showingBounds } from "./showing-days.ts";

export interface StatusFieldsProps {
  field: Form<keyof StatusValues>["field"];
  values: StatusValues;
  onChange: (changed: Partial<StatusValues>) => void;
  isRent: boolean;
  /** Of the home, YYYY-MM-DD. */
  today: string;
}

/** The first showing day of a home that is coming soon, and whether it becomes active by itself. */
export function ShowingFields({ field, values, onChange, isRent, today }: StatusFieldsProps) {
  const { formatMessage, formatDate } = useIntl();
  const { min, max } = showingBounds(today);
  const shortDay = (date: string) => {
    const part = (options: object) => formatDate(date, { ...options, timeZone: "UTC" });
    return formatMessage(
      { id: "listings.showingsFrom.day" },
      { day: part({ day: "numeric" }), weekday: part({ weekday: "short" }) },
    );
  };
  return (
    <div className={formCss.fields}>
      <DatePicker
        {...field("showingsFrom")}
        label={formatMessage({ id: "listings.showingsFrom" })}
        min={min}
        max={max}
        value={values.showingsFrom}
        onChange={(showingsFrom) => onChange({ showingsFrom })}
      />
      <ToggleButtonGroup
        label={formatMessage({ id: "listings.showingsFrom.days" })}
        labelHidden
        selection="single"
        options={likelyShowingDays(today).map((day) => ({ value: day, label: shortDay(day) }))}
        value={values.showingsFrom === null ? [] : [values.showingsFrom]}
        onChange={([showingsFrom]) => showingsFrom && onChange({ showingsFrom })}
      />
      <Checkbox
        label={formatMessage({
          id: isRent ? "listings.turnsActive.rental" : "listings.turnsActive",
        })}
        checked={values.turnsActive}
        onChange={({ target }) => onChange({ turnsActive: target.checked })}
      />
    </div>
  );
}
