import { checkColor, limits } from "@realtor/api/rules";
import { CheckIcon } from "@realtor/ui/icons";
import { Slider } from "@realtor/ui/slider";
import { Switch } from "@realtor/ui/switch";
import { type TemplateId, templateIds } from "@realtor/ui/templates";
import { contrastRatio, createTheme, type Scheme } from "@realtor/ui/theme";
import { type CSSProperties, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { Palette } from "../colors/palette.tsx";
import { fields } from "../draft/editor-fields.ts";
import { useField } from "../draft/use-draft.ts";
import { getControlId } from "../fields/field-fragments.ts";
import * as form from "../fields/form.css.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import * as missing from "../languages/missing-text.css.ts";
import * as css from "./design-section.css.ts";
import { SectionFrame } from "./section-frame.tsx";

export const templateMessages = defineMessages({
  portrait: {
    id: "editor.template.portrait",
    defaultMessage: "Portrait",
    description: "Name of the template with a portrait photo.",
  },
  panorama: {
    id: "editor.template.panorama",
    defaultMessage: "Panorama",
    description: "Name of the template with a wide photo.",
  },
  editorial: {
    id: "editor.template.editorial",
    defaultMessage: "Editorial",
    description: "Name of the template that looks like a magazine.",
  },
  atelier: {
    id: "editor.template.atelier",
    defaultMessage: "Atelier",
    description: "Name of the template with large text and a color column.",
  },
  brokerage: {
    id: "editor.template.brokerage",
    defaultMessage: "Brokerage",
    description: "Name of the template that shows the agents of a team at a table.",
  },
});

const colorMessages = defineMessages({
  "fill-inverted": {
    id: "editor.color.fill-inverted",
    defaultMessage:
      "This color is close to the background of your page, so buttons use the opposite.",
    description:
      "Note below the color field: how buttons were adjusted on a background of a similar color.",
  },
  "fill-lifted": {
    id: "editor.color.fill-lifted",
    defaultMessage: "On dark pages the buttons are lighter.",
    description: "Note below the color field: how buttons were adjusted on dark pages.",
  },
  "fill-edged": {
    id: "editor.color.fill-edged",
    defaultMessage: "On light pages the buttons have an edge.",
    description: "Note below the color field: how buttons were adjusted on light pages.",
  },
  "fill-darkened": {
    id: "editor.color.fill-darkened",
    defaultMessage: "The buttons are a little darker, so that their labels can be read.",
    description: "Note below the color field: how buttons were adjusted for readable labels.",
  },
});

/** The color of a page without one. */
const defaultColor = createTheme({ heroDark: false, contentDark: false }).hero.fill;

const colorStateMessages = defineMessages({
  unset: {
    id: "editor.color.unset",
    defaultMessage: "Blue, until you choose a color.",
    description: "Hint of the color field while it is empty: the color that the page has.",
  },
  readable: {
    id: "editor.color.readable",
    defaultMessage: "Easy to read",
    description: "Status below the color field: texts in the chosen color can be read.",
  },
  details: {
    id: "editor.color.details",
    defaultMessage: "Details",
    description: "Button that shows how the chosen color was adjusted.",
  },
  ratio: {
    id: "editor.field.color.ok",
    defaultMessage: "The contrast of text on buttons is {ratio} to 1.",
    description: "Detail below the color field; {ratio} is the contrast of button labels.",
  },
});

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

function Templates() {
  const [template, setValue] = useField("template");
  const [color] = useField("color");
  const [sections] = useField("extra");
  const hasTeam = sections.some(({ type }) => type === "team");
  const chosen = template || "portrait";
  const offered = templateIds.filter((id) => id !== "brokerage" || hasTeam || id === chosen);
  return (
    <fieldset className={form.group} id={getControlId("template")} tabIndex={-1}>
      <legend className={form.legend}>
        <FormattedMessage {...fields.template.label} />
      </legend>
      <div className={css.templates}>
        {offered.map((id) => (
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
            <FormattedMessage {...templateMessages[id]} />
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
        label={formatMessage(fields[field].label)}
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
      label={formatMessage(fields.fontSize.label)}
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
          {...(color === "" && { hint: formatMessage(colorStateMessages.unset) })}
        />
        <input
          type="color"
          className={css.swatch}
          aria-label={formatMessage({
            id: "editor.color.pick",
            defaultMessage: "Pick a color",
            description: "Accessible name of the color picker.",
          })}
          value={(isValid ? color : defaultColor).toLowerCase()}
          onChange={(event) => setColor(event.target.value.toUpperCase())}
        />
      </div>
      {isValid && <ContrastCheck color={color} />}
    </div>
  );
}

/** Says that the color can be read, and on request how it was adjusted for that. */
export function ContrastCheck({ color }: { color: string }) {
  const { formatNumber } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const theme = createTheme({ mainColor: color, heroDark: false, contentDark: true });
  const ratio = contrastRatio(theme.hero.onFill, theme.hero.fill);
  const adjustments = new Set(
    [...theme.adjustments.hero, ...theme.adjustments.content].filter(
      (adjustment) => adjustment !== "color-invalid",
    ),
  );
  return (
    <div>
      <div className={css.contrastRow}>
        <p className={css.contrast} aria-live="polite">
          <CheckIcon size={20} />
          <FormattedMessage {...colorStateMessages.readable} />
        </p>
        <button
          type="button"
          className={missing.textButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage {...colorStateMessages.details} />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        <p className={css.adjusted}>
          <FormattedMessage
            {...colorStateMessages.ratio}
            values={{ ratio: formatNumber(ratio, { maximumFractionDigits: 1 }) }}
          />
        </p>
        {[...adjustments].map((adjustment) => (
          <p key={adjustment} className={css.adjusted}>
            <FormattedMessage {...colorMessages[adjustment]} />
          </p>
        ))}
      </div>
      <div className={css.samples} aria-hidden="true">
        <Sample scheme={theme.hero} />
        <Sample scheme={theme.content} />
      </div>
    </div>
  );
}

function Sample({ scheme }: { scheme: Scheme }) {
  return (
    <div className={css.sample} style={{ background: scheme.surface }}>
      <p className={css.sampleLink} style={{ color: scheme.accentText }}>
        <FormattedMessage
          id="editor.color.sampleLink"
          defaultMessage="See homes in Irvine"
          description="Sample link that shows the chosen color."
        />
      </p>
      <span className={css.sampleButton} style={{ background: scheme.fill, color: scheme.onFill }}>
        <FormattedMessage
          id="editor.color.sampleButton"
          defaultMessage="Talk to me"
          description="Sample button that shows the chosen color."
        />
      </span>
    </div>
  );
}

type Shape = { kind: "photo" | "ink" | "color"; style: CSSProperties };

/** Simplified layout of the hero of each template. */
const shapes: Record<TemplateId, readonly Shape[]> = {
  portrait: [
    { kind: "color", style: { right: 0, top: 0, bottom: 0, width: "44%" } },
    { kind: "photo", style: { right: "14%", bottom: 0, width: "36%", height: "80%" } },
    { kind: "ink", style: { left: "8%", top: "38%", width: "28%", height: "12%" } },
    { kind: "photo", style: { left: "8%", top: "58%", width: "20%", height: "5%" } },
  ],
  panorama: [
    { kind: "photo", style: { left: 0, right: 0, top: 0, height: "58%" } },
    { kind: "color", style: { left: "8%", top: "44%", width: "22%", height: "48%" } },
    { kind: "ink", style: { left: "36%", top: "68%", width: "36%", height: "11%" } },
  ],
  editorial: [
    { kind: "photo", style: { left: "36%", top: "14%", width: "36%", height: "86%" } },
    { kind: "ink", style: { right: "8%", top: "14%", width: "9%", height: "44%" } },
    { kind: "color", style: { left: "8%", bottom: "10%", width: "16%", height: "8%" } },
  ],
  atelier: [
    { kind: "color", style: { right: 0, top: 0, bottom: 0, width: "25%" } },
    { kind: "photo", style: { right: "5%", top: "14%", width: "15%", height: "38%" } },
    { kind: "ink", style: { left: "6%", top: "10%", width: "52%", height: "26%" } },
    { kind: "ink", style: { left: "6%", top: "46%", width: "30%", height: "6%" } },
    { kind: "photo", style: { left: "24%", top: "70%", width: "46%", height: "5%" } },
    { kind: "photo", style: { left: "24%", top: "84%", width: "38%", height: "5%" } },
  ],
  brokerage: [
    { kind: "color", style: { left: 0, right: 0, top: 0, height: "72%" } },
    { kind: "ink", style: { left: "8%", top: "12%", width: "54%", height: "12%" } },
    { kind: "photo", style: { left: "18%", top: "44%", width: "64%", height: "10%" } },
    ...["18%", "37%", "56%", "75%"].flatMap((left): Shape[] => [
      { kind: "ink", style: { left, top: "33%", width: "7%", height: "8%" } },
      { kind: "ink", style: { left, top: "57%", width: "7%", height: "8%" } },
    ]),
  ],
};

/** A sketch of a template in the main color. */
function TemplateSketch({ template, color }: { template: TemplateId; color: string }) {
  const background = checkColor(color) === null ? color : undefined;
  return (
    <span className={css.sketch} aria-hidden="true">
      {shapes[template].map(({ kind, style }, index) => (
        <span
          key={index}
          className={kind === "ink" ? `${css.shape} ${css.ink}` : css.shape}
          style={kind === "color" ? { ...style, background } : style}
        />
      ))}
    </span>
  );
}
