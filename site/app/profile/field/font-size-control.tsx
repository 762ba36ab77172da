import { limits } from "@realtor/api/rules";
import { Slider } from "@realtor/ui/slider";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** px; used if the agent has chosen none. */
const defaultFontSize = 16;

export function FontSizeControl(setting: Setting) {
  const [size, setSize] = useField("fontSize");
  const { id, label } = useControlProps("fontSize", setting);
  return (
    <Slider
      id={id}
      label={label}
      value={size ?? defaultFontSize}
      {...limits.fontSize}
      onChange={setSize}
    />
  );
}
