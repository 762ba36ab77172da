import { checkColor, limits } from "@realtor/api/rules";
import { Slider } from "@realtor/ui/slider";
import { Switch } from "@realtor/ui/switch";
import { type TemplateId, templateIds } from "@realtor/ui/templates";
import { useIntl } from "react-intl";
import { firstColor } from "#app/data/read-agent.ts";
import { ContrastCheck } from "#app/profile/field/colors/contrast-check.tsx";
import { Palette } from "#app/profile/field/colors/palette.tsx";
import { useField } from "#app/profile/draft/use-draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { DraftTextField } from "#app/profile/field/text-fields.tsx";
import { TemplatePicker } from "#app/profile/field/template-picker.tsx";
import * as css from "./design-section.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import atelierPicture from "./template-pictures/atelier.avif";
import brokeragePicture from "./template-pictures/brokerage.avif";
import editorialPicture from "./template-pictures/editorial.avif";
import panoramaPicture from "./template-pictures/panorama.avif";
import portraitPicture from "./template-pictures/portrait.avif";

/** Template, color, dark sections and font size. See docs/spec/profile.md#design-settings. */
export function DesignSection() {
  return (
    <SectionFrame section="design">
      <Templates />
      <Palette />
      <ColorField />
      <div>
        <DarkSwitch field="darkHero" />
        <DarkSwitch field="darkContent" />
      </div>
      <FontSize />
    </SectionFrame>
  );
}

/** A sample page in each template, from `build/template-pictures.ts`. */
const pictures: Readonly<Record<TemplateId, string>> = {
  portrait: portraitPicture,
  panorama: panoramaPicture,
  editorial: editorialPicture,
  atelier: atelierPicture,
  brokerage: brokeragePicture,
};

function Templates() {
  const { formatMessage } = useIntl();
  const [chosen] = useField("template");
  const [sections] = useField("extra");
  const hasTeam = sections.some(({ type }) => type === "team");
  const offered = templateIds.filter((id) => id !== "brokerage" || hasTeam || id === chosen);
  return (
    <TemplatePicker
      id={getControlId("template")}
      label={formatMessage({ id: "editor.field.template" })}
      offered={offered}
      classes={{ group: css.templates }}
      renderImage={(template) => (
        <img className={css.picture} src={pictures[template]} width={320} height={200} alt="" />
      )}
    />
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
  const { formatMessage } = useIntl();
  const [size, setSize] = useField("fontSize");
  return (
    <Slider
      id={getControlId("fontSize")}
      label={formatMessage({ id: "editor.field.fontSize" })}
      value={size ?? defaultFontSize}
      {...limits.fontSize}
      onChange={setSize}
    />
  );
}

/**
 * The main color as a text field and a color picker, with samples. See docs/spec/validation.md#colors.
 */
function ColorField() {
  const { formatMessage } = useIntl();
  const [color, setColor] = useField("color");
  const isValid = checkColor(color) === null;
  return (
    <div>
      <div className={css.colorRow} data-empty={color === "" || undefined}>
        <DraftTextField
          field="color"
          {...(color === "" && { hint: formatMessage({ id: "editor.color.unset" }) })}
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
