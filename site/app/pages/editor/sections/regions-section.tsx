import type { ActivityRegion } from "@realtor/api/loaning";
import { activityStates, limits } from "@realtor/api/rules";
import { NativeSelect } from "@realtor/ui/native-select";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { fields } from "../draft/editor-fields.ts";
import { getControlId } from "../fields/field-fragments.ts";
import * as css from "../fields/form.css.ts";
import { ItemTextField } from "../fields/text-fields.tsx";
import { ListEditor } from "../fields/list-editor.tsx";
import { useListField } from "../draft/use-draft.ts";
import { SectionFrame } from "./section-frame.tsx";

const regionsMessages = defineMessages({
  city: {
    id: "editor.regions.city",
    defaultMessage: "City",
    description: "Field label: the city of an area.",
  },
  neighborhood: {
    id: "editor.regions.neighborhood",
    defaultMessage: "Neighborhood",
    description: "Field label: the neighborhood of an area.",
  },
  zipcode: {
    id: "editor.regions.zipcode",
    defaultMessage: "ZIP code",
    description: "Field label: the ZIP code of an area.",
  },
});

const regionsStateMessages = defineMessages({
  CA: {
    id: "editor.regions.state.CA",
    defaultMessage: "California",
    description: "Option of the select for a state.",
  },
  GA: {
    id: "editor.regions.state.GA",
    defaultMessage: "Georgia",
    description: "Option of the select for a state.",
  },
});

/**
 * Activity regions. Their states select the listing services. See
 * docs/spec/profile.md#activity-regions.
 */
export function RegionsSection() {
  const { formatMessage } = useIntl();
  const [regions, setRegions] = useListField(fields.regions.lens);
  return (
    <SectionFrame
      section="regions"
      lead={formatMessage({
        id: "editor.regions.lead",
        defaultMessage: "The state decides in which market your listings are looked for.",
        description: "Explanation of the section with the realtor’s areas.",
      })}
    >
      <ListEditor<ActivityRegion>
        id={getControlId("regions")}
        items={regions}
        onChange={setRegions}
        max={limits.regions}
        getName={({ city }, index) =>
          city ||
          formatMessage(
            {
              id: "editor.regions.nth",
              defaultMessage: "Area {n}",
              description: "Title of an area in the list; {n} is its position.",
            },
            { n: index + 1 },
          )
        }
        emptyText={formatMessage({
          id: "editor.regions.empty",
          defaultMessage: "No areas yet.",
          description: "Shown when no area was added.",
        })}
        addActions={[
          {
            label: formatMessage({
              id: "editor.regions.add",
              defaultMessage: "Add an area",
              description: "Button that adds an area.",
            }),
            create: () => ({ state: regions.at(-1)?.state ?? "CA", city: "" }),
          },
        ]}
      >
        {(region, index, updateRegion) => {
          const getTextProps = (key: "city" | "neighborhood" | "zipcode") => ({
            field: "regions" as const,
            pointer: `/activityRegion/${index}/${key}`,
            label: formatMessage(regionsMessages[key]),
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
                label={formatMessage({
                  id: "editor.regions.state",
                  defaultMessage: "State",
                  description: "Field label: the state of an area.",
                })}
                value={region.state}
                onChange={(event) => {
                  const state = activityStates.find((code) => code === event.target.value);
                  if (state) updateRegion((current) => ({ ...current, state }));
                }}
                options={activityStates.map((value) => ({
                  value,
                  label: formatMessage(regionsStateMessages[value]),
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
