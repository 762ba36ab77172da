import type { ActivityRegion } from "@realtor/api/loaning";
import { activityStates, limits } from "@realtor/api/rules";
import { NativeSelect } from "@realtor/ui/native-select";
import { useIntl } from "react-intl";
import { fields } from "../fields/editor-fields.ts";
import { controlId } from "../fields/field-links.ts";
import * as css from "../fields/form.css.ts";
import { ItemText } from "../fields/item-text.tsx";
import { ListEditor } from "../fields/list-editor.tsx";
import { useListField } from "../fields/use-list-field.ts";
import { SectionFrame } from "./section-frame.tsx";

/** Where the agent works; the states decide whose listings are shown (SPEC section 4). */
export function RegionsSection() {
  const { formatMessage } = useIntl();
  const [regions, change] = useListField(fields.regions.lens);
  return (
    <SectionFrame section="regions" lead={formatMessage({ id: "editor.regions.lead" })}>
      <ListEditor<ActivityRegion>
        id={controlId("regions")}
        items={regions}
        onChange={change}
        max={limits.regions}
        nameOf={({ city }, index) =>
          city || formatMessage({ id: "editor.regions.nth" }, { n: index + 1 })
        }
        empty={formatMessage({ id: "editor.regions.empty" })}
        adds={[
          {
            label: formatMessage({ id: "editor.regions.add" }),
            make: () => ({ state: regions.at(-1)?.state ?? "CA", city: "" }),
          },
        ]}
      >
        {(region, index, set) => (
          <div className={css.two}>
            <ItemText
              field="regions"
              pointer={`/activityRegion/${index}/city`}
              label={formatMessage({ id: "editor.regions.city" })}
              value={region.city}
              onChange={(city, typed) => set((now) => ({ ...now, city }), typed)}
            />
            <NativeSelect
              label={formatMessage({ id: "editor.regions.state" })}
              value={region.state}
              onChange={(event) => {
                const state = activityStates.find((one) => one === event.target.value);
                if (state) set((now) => ({ ...now, state }));
              }}
              options={activityStates.map((value) => ({
                value,
                label: formatMessage({ id: `editor.regions.state.${value}` }),
              }))}
            />
            <ItemText
              field="regions"
              pointer={`/activityRegion/${index}/neighborhood`}
              label={formatMessage({ id: "editor.regions.neighborhood" })}
              value={region.neighborhood}
              onChange={(neighborhood, typed) => set((now) => ({ ...now, neighborhood }), typed)}
            />
            <ItemText
              field="regions"
              pointer={`/activityRegion/${index}/zipcode`}
              label={formatMessage({ id: "editor.regions.zipcode" })}
              value={region.zipcode}
              inputMode="numeric"
              onChange={(zipcode, typed) =>
                set((now) => ({ ...now, zipcode: zipcode.trim() }), typed)
              }
            />
          </div>
        )}
      </ListEditor>
    </SectionFrame>
  );
}
