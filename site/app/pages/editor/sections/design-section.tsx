import { Switch } from "@realtor/ui/switch";
import { templateIds } from "@realtor/ui/templates";
import { FormattedMessage, useIntl } from "react-intl";
import { useField } from "../draft/use-draft.ts";
import { limits } from "@realtor/api/rules";
import { controlId } from "../fields/field-links.ts";
import * as form from "../fields/form.css.ts";
import { ColorEntry } from "./color-entry.tsx";
import * as css from "./design-section.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import { TemplateSketch } from "./template-sketch.tsx";

/** Template, colour, light or dark, and the size of the text. */
export function DesignSection() {
  return (
    <SectionFrame section="design">
      <Templates />
      <ColorEntry />
      <div>
        <DarkSwitch field="darkHero" />
        <DarkSwitch field="darkContent" />
      </div>
      <FontSize />
    </SectionFrame>
  );
}

function Templates() {
  const [template, change] = useField("template");
  const [color] = useField("color");
  const chosen = template || "portrait";
  return (
    <fieldset className={form.group} id={controlId("template")} tabIndex={-1}>
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
              onChange={() => change(id)}
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
  const [on, change] = useField(field);
  return (
    <div className={css.flag}>
      <Switch
        id={controlId(field)}
        label={formatMessage({ id: `editor.field.${field}` })}
        checked={on}
        onChange={(event) => change(event.target.checked)}
      />
    </div>
  );
}

/** px of an agent who chose none (DECISIONS section 6). */
const usualSize = 16;

function FontSize() {
  const [size, change] = useField("fontSize");
  const value = size === "" ? usualSize : Number(size);
  const { min, max } = limits.fontSize;
  return (
    <div>
      <label className={form.legend} htmlFor={controlId("fontSize")}>
        <FormattedMessage id="editor.field.fontSize" />
      </label>
      <div className={css.size}>
        <input
          type="range"
          id={controlId("fontSize")}
          className={css.range}
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuetext={`${value} px`}
          onChange={(event) => change(event.target.value)}
        />
        <output className={css.sizeValue} htmlFor={controlId("fontSize")}>
          {value} px
        </output>
      </div>
    </div>
  );
}
