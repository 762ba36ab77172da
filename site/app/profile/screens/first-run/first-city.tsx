import { limits, listCities } from "@realtor/api/rules";
import { ComboBox } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useAddress } from "#app/page-root.tsx";
import { useField } from "#app/profile/draft/use-draft.ts";
import { type Setting, useControlProps } from "#app/profile/field/use-control-props.ts";
import { useFirstRun } from "./first-run-context.ts";

/** The city of the first area: its state selects the listing service. */
export function FirstCity(setting: Setting) {
  const { state } = useFirstRun();
  const [regions, setRegions] = useField("regions");
  const { locale } = useAddress();
  const control = useControlProps("regions", setting);
  const [first, ...rest] = regions;
  const change = (city: string) => {
    const area = { ...first, state: first?.state ?? state ?? "CA", city };
    setRegions(city === "" && rest.length === 0 ? [] : [area, ...rest]);
  };
  return (
    <ComboBox
      {...control}
      name="city"
      lang="en"
      labels={controlLabelsFor(locale).comboBox}
      options={listCities(state ?? "CA").map(({ city }) => ({ value: city, label: city }))}
      freeText
      value={first?.city ?? ""}
      maxLength={limits.city}
      onChange={(city) => change(city ?? "")}
    />
  );
}
