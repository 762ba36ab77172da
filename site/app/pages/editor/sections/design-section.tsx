import { Switch } from "@realtor/ui/switch";
import { templateIds } from "@realtor/ui/templates";
import { FormattedMessage, useIntl } from "react-intl";
import { useField } from "../draft/use-draft.ts";
import { limits } from "@realtor/api/rules";
import { getControlId } from "../fields/field-fragments.ts";
import * as form from "../fields/form.css.ts";
import { ColorField } from "./color-field.tsx";
import * as css from "./design-section.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import { TemplateSketch } from "./template-sketch.tsx";

/** Template, color, dark sections and font size. See docs/spec/profile.md#design-settings. */
export function DesignSection() {
  return (
    <SectionFrame section="design">
      <Templates />
      <ColorField />
      <div>
        <DarkSwitch field="darkHero" />
        <DarkSwitch field="darkContent" />
      </div>
      <FontSize />
    </SectionFrame>
  );
}

function Templates() {
  const [template, setValue] = useField("template");
  const [color] = useField("color");
  const chosen = template || "portrait";
  return (
    <fieldset className={form.group} id={getControlId("template")} tabIndex={-1}>
      <legend className={form.legend}>
        <FormattedMessage id="editor.field.template" />
      </legend>
      <div className={css.templates}>
        {templateIds.map((id) => (
          <label key={id} className={css.template}>
            <input
              type="radio"
              name="template"
              className={css.radio}
              value={id}
              checked={chosen === id}
              onChange={() => setValue(id)}
            />
            <TemplateSketch template={id} color={color} />
            <FormattedMessage id={`editor.template.${id}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DarkSwitch({ field }: { field: "darkHero" | "darkContent" }) {
  const { formatMessage } = useIntl();
  const [isOn, setValue] = useField(field);
  return (
    <div className={css.flag}>
      <Switch
        id={getControlId(field)}
        label={formatMessage({ id: `editor.field.${field}` })}
        checked={isOn}
        onChange={(event) => setValue(event.target.checked)}
      />
    </div>
  );
}

/** px; used if the agent has chosen none. */
const defaultFontSize = 16;

function FontSize() {
  const [size, setValue] = useField("fontSize");
  const value = size === "" ? defaultFontSize : Number(size);
  const { min, max } = limits.fontSize;
  return (
    <div>
      <label className={form.legend} htmlFor={getControlId("fontSize")}>
        <FormattedMessage id="editor.field.fontSize" />
      </label>
      <div className={css.size}>
        <input
          type="range"
          id={getControlId("fontSize")}
          className={css.range}
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuetext={`${value} px`}
          onChange={(event) => setValue(event.target.value)}
        />
        <output className={css.sizeValue} htmlFor={getControlId("fontSize")}>
          {value} px
        </output>
      </div>
    </div>
  );
}
