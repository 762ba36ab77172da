import { checkColor } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { firstColor } from "#app/data/read-agent.ts";
import { useField } from "#app/profile/draft/use-draft.ts";
import { TextControl } from "../text-control.tsx";
import type { Setting } from "../use-control-props.ts";
import * as css from "./color-control.css.ts";
import { ContrastCheck } from "./contrast-check.tsx";

/** The main color as a text and a color picker, with samples. See docs/spec/validation.md#colors. */
export function ColorControl(setting: Setting) {
  const { formatMessage } = useIntl();
  const [color, setColor] = useField("color");
  const isValid = checkColor(color) === null;
  return (
    <div>
      <div className={css.row} data-empty={color === "" || undefined}>
        <TextControl
          id="color"
          {...setting}
          {...(color === "" && { hint: "editor.color.unset" })}
        />
        <input
          type="color"
          className={css.swatch}
          aria-label={formatMessage({ id: "editor.color.pick" })}
          value={(isValid ? color : firstColor).toLowerCase()}
          onChange={(event) => setColor(event.target.value.toUpperCase())}
        />
      </div>
      {isValid && <ContrastCheck color={color} />}
    </div>
  );
}
