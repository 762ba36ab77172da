import { values } from "@realtor/profile/values";
import type { ActivityRegion } from "@realtor/api/loaning";
import { activityStates, limits } from "@realtor/api/rules";
import { Disclosure } from "@realtor/ui/disclosure";
import { Select } from "@realtor/ui/select";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useListField } from "../draft/use-store.ts";
import { useFieldError, useFieldErrors } from "../draft/validation.ts";
import { errorText } from "./error-text.ts";
import * as css from "./form.css.ts";
import { cityOptions, findKnownCity } from "./known-cities.ts";
import { ItemTextField } from "./text-control.tsx";
import { EntryOrder } from "./list/entry-order.tsx";
import { type ChangeItem, useEntries } from "./list/use-entries.ts";
import { TagPicker } from "./tag-picker.tsx";
import { type Setting, useControlProps } from "./use-control-props.ts";

/**
 * Activity regions. Their states select the listing services. See
 * docs/spec/profile.md#activity-regions.
 */
export function RegionsControl(setting: Setting) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [regions, setRegions] = useListField(values.regions);
  const entries = useEntries(regions.length, setRegions);
  const { id, label, hint } = useControlProps("regions", setting);
  const error = useFieldError("regions", "/activityRegion");
  const namedEntries = regions.map(({ neighborhood, city, state }, index) => {
    const nth = formatMessage({ id: "editor.regions.nth" }, { n: index + 1 });
    const name = [neighborhood, city || nth, state].filter(Boolean).join(", ");
    return { key: entries.keys[index] ?? "", name };
  });
  const add = (city: string) =>
    setRegions((before) => [
      ...before,
      findKnownCity(city) ?? { state: before.at(-1)?.state ?? "CA", city },
    ]);
  return (
    <>
      <TagPicker
        id={id}
        label={label}
        addLabel={formatMessage({ id: "editor.regions.add" })}
        hint={hint}
        error={error && errorText(intl, error, label)}
        empty={formatMessage({ id: "editor.regions.empty" })}
        tags={namedEntries.map(({ key, name }) => ({ value: key, label: name }))}
        options={cityOptions({
          CA: formatMessage({ id: "editor.regions.state.CA" }),
          GA: formatMessage({ id: "editor.regions.state.GA" }),
        })}
        creatable
        isFull={regions.length >= limits.regions}
        onAdd={add}
        onRemove={(key) => entries.remove(entries.keys.indexOf(key))}
      />
      {regions.length > 0 && (
        <div>
          <EntryOrder entries={namedEntries} onReorder={entries.reorder} />
          {regions.map((region, index) => (
            <RegionDetails
              key={entries.keys[index]}
              name={namedEntries[index]?.name ?? ""}
              region={region}
              index={index}
              onChange={(...change) => entries.change(index, ...change)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface RegionDetailsProps {
  name: string;
  region: ActivityRegion;
  index: number;
  onChange: ChangeItem<ActivityRegion>;
}

/** The fields of an area; shown on request, and when one of them is invalid. */
function RegionDetails({ name, region, index, onChange }: RegionDetailsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const pointer = `/activityRegion/${index}/`;
  const isInvalid = useFieldErrors().some((error) => error.pointer.startsWith(pointer));
  const getTextProps = (key: "city" | "neighborhood" | "zipcode") => ({
    field: "regions" as const,
    pointer: `${pointer}${key}`,
    label: formatMessage({ id: `editor.regions.${key}` }),
    value: region[key],
    onChange: (typed: string, undoGroup: string) => {
      const text = key === "zipcode" ? typed.trim() : typed;
      onChange((current) => ({ ...current, [key]: text }), undoGroup);
    },
  });
  return (
    <Disclosure
      title={name}
      detail={region.zipcode}
      expanded={isOpen || isInvalid}
      onExpandedChange={setOpen}
    >
      <div className={css.twoColumns}>
        <ItemTextField {...getTextProps("city")} />
        <Select
          label={formatMessage({ id: "editor.regions.state" })}
          placeholder={formatMessage({ id: "editor.regions.state" })}
          value={region.state}
          onChange={(value) => {
            const state = activityStates.find((code) => code === value);
            if (state) onChange((current) => ({ ...current, state }));
          }}
          options={activityStates.map((value) => ({
            value,
            label: formatMessage({ id: `editor.regions.state.${value}` }),
          }))}
        />
        <ItemTextField {...getTextProps("neighborhood")} />
        <ItemTextField {...getTextProps("zipcode")} inputMode="numeric" />
      </div>
    </Disclosure>
  );
}
