import { listMarkets } from "@realtor/api/home";
import { Switch } from "@realtor/ui/switch";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** Whether visitors see all homes of the agent's cities; where no market allows it, the switch says so. */
export function CityHomesControl(setting: Setting) {
  const { http } = useAdmin();
  const [isOn, setOn] = useField("cityHomes");
  const [regions] = useField("regions");
  const { data: markets } = useSWR("markets", () => listMarkets(http), {
    shouldRetryOnError: false,
  });
  const isForbidden =
    markets !== undefined &&
    !markets.some(
      ({ state, rules }) => rules.areaSearch && regions.some((region) => region.state === state),
    );
  const { id, label, hint } = useControlProps("cityHomes", {
    ...setting,
    hint: isForbidden ? "editor.cityHomes.forbidden" : "editor.cityHomes.hint",
  });
  return (
    <Switch
      id={id}
      label={label}
      hint={hint}
      checked={isOn}
      // What is on can be turned off.
      disabled={isForbidden && !isOn}
      onChange={({ target }) => setOn(target.checked)}
    />
  );
}
