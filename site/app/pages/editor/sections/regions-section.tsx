import type { ActivityRegion } from "@realtor/api/loaning";
import { activityStates, limits } from "@realtor/api/rules";
import { NativeSelect } from "@realtor/ui/native-select";
import { useIntl } from "react-intl";
import { fields } from "../draft/editor-fields.ts";
import { getControlId } from "../fields/field-fragments.ts";
import * as css from "../fields/form.css.ts";
import { ItemTextField } from "../fields/text-fields.tsx";
import { ListEditor } from "../fields/list-editor.tsx";
import { useListField } from "../draft/use-draft.ts";
import { SectionFrame } from "./section-frame.tsx";

/**
 * Activity regions. Their states select the listing services. See
 * docs/spec/profile.md#activity-regions.
 */
export function RegionsSection() {
  const { formatMessage } = useIntl();
  const [regions, setRegions] = useListField(fields.regions.lens);
  return (
    <SectionFrame section="regions" lead={formatMessage({ id: "editor.regions.lead" })}>
      <ListEditor<ActivityRegion>
        id={getControlId("regions")}
        items={regions}
        onChange={setRegions}
        max={limits.regions}
        getName={({ city }, index) =>
          city || formatMessage({ id: "editor.regions.nth" }, { n: index + 1 })
        }
        emptyText={formatMessage({ id: "editor.regions.empty" })}
        addActions={[
          {
            label: formatMessage({ id: "editor.regions.add" }),
            create: () => ({ state: regions.at(-1)?.state ?? "CA", city: "" }),
          },
        ]}
      >
        {(region, index, updateRegion) => {
          const getTextProps = (key: "city" | "neighborhood" | "zipcode") => ({
            field: "regions" as const,
            pointer: `/activityRegion/${index}/${key}`,
            label: formatMessage({ id: `editor.regions.${key}` }),
            value: region[key],
            onChange: (typed: string, undoGroup: string) => {
              const text = key === "zipcode" ? typed.trim() : typed;
              updateRegion((current) => ({ ...current, [key]: text }), undoGroup);
            },
          });
          return (
            <div className={css.twoColumns}>
              <ItemTextField {...getTextProps("city")} />
              <NativeSelect
                label={formatMessage({ id: "editor.regions.state" })}
                value={region.state}
                onChange={(event) => {
                  const state = activityStates.find((code) => code === event.target.value);
                  if (state) updateRegion((current) => ({ ...current, state }));
                }}
                options={activityStates.map((value) => ({
                  value,
                  label: formatMessage({ id: `editor.regions.state.${value}` }),
                }))}
              />
              <ItemTextField {...getTextProps("neighborhood")} />
              <ItemTextField {...getTextProps("zipcode")} inputMode="numeric" />
            </div>
          );
        }}
      </ListEditor>
    </SectionFrame>
  );
}
