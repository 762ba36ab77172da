import { Switch } from "@realtor/ui/switch";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

interface FlagControlProps extends Setting {
  id: "darkHero" | "darkContent" | "madeForRealtor" | "repliesWithinDay";
}

/** A value that is on or off. */
export function FlagControl({ id, ...setting }: FlagControlProps) {
  const [isOn, setOn] = useField(id);
  const { id: elementId, label, hint } = useControlProps(id, setting);
  return (
    <Switch
      id={elementId}
      label={label}
      hint={hint}
      checked={isOn}
      onChange={({ target }) => setOn(target.checked)}
    />
  );
}
