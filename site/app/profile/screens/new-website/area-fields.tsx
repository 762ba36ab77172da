import { activityStates, limits } from "@realtor/api/rules";
import { Select } from "@realtor/ui/select";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cityOptions } from "#app/profile/field/known-cities.ts";
import { TagPicker } from "#app/profile/field/tag-picker.tsx";
import { FieldPair } from "./field-pair.tsx";
import { needsState, parseCities } from "./new-website.ts";

interface AreaFieldsProps {
  label: string;
  error: string | undefined;
  cities: readonly string[];
  onChange: (cities: readonly string[]) => void;
  state: Omit<ComponentProps<typeof Select>, "options">;
}

/** The cities in which the agent works: known ones are suggested, and the state of any other is asked. */
export function AreaFields({ label, error, cities, onChange, state }: AreaFieldsProps) {
  const { formatMessage } = useIntl();
  const stateNames = {
    CA: formatMessage({ id: "website.state.CA" }),
    GA: formatMessage({ id: "website.state.GA" }),
  };
  return (
    <>
      <TagPicker
        columns={2}
        label={label}
        addLabel={formatMessage({ id: "website.areas.add" })}
        hint={formatMessage({ id: "website.areas.hint" })}
        error={error}
        empty={formatMessage({ id: "website.areas.empty" })}
        tags={cities.map((city) => ({ value: city, label: city }))}
        options={cityOptions(stateNames)}
        creatable
        isFull={cities.length >= limits.regions}
        onAdd={(typed) => onChange([...new Set([...cities, ...parseCities(typed)])])}
        onRemove={(removed) => onChange(cities.filter((city) => city !== removed))}
      />
      {needsState(cities) && (
        <FieldPair>
          <Select
            {...state}
            required
            mark={formatMessage({ id: "admin.required" })}
            options={activityStates.map((value) => ({ value, label: stateNames[value] }))}
          />
        </FieldPair>
      )}
    </>
  );
}
