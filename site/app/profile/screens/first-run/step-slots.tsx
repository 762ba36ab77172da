import { limits, listCities } from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import type { TextValueId } from "@realtor/profile/values";
import { ComboBox } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { useField } from "#app/profile/draft/use-draft.ts";
import { useBrokerages } from "#app/profile/field/brokerage-control.tsx";
import type { StepId } from "#app/profile/field/checks/steps.ts";
import { FlagControl } from "#app/profile/field/flag-control.tsx";
import { PhoneControl } from "#app/profile/field/phone-control.tsx";
import type { PlainFieldProps } from "#app/profile/field/profile-field.tsx";
import type { Slot } from "#app/profile/field/profile-fields.tsx";
import { TemplateControl } from "#app/profile/field/template-control.tsx";
import { TextControl } from "#app/profile/field/text-control.tsx";
import { type Setting, useControlProps } from "#app/profile/field/use-control-props.ts";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import { useSamples } from "#app/profile/preview/use-samples.ts";
import { Address } from "./address.tsx";
import { useFirstRun } from "./first-run-context.ts";
import { LanguageCheckboxes } from "./language-checkboxes.tsx";
import { LicenseDigits } from "./license-digits.tsx";
import { LicenseState } from "./license-state.tsx";
import { LookColor } from "./look-color.tsx";
import * as css from "./look-step.css.ts";
import { Names } from "./names.tsx";
import { OfferedChannels } from "./offered-channels.tsx";
import * as form from "./step-form.css.ts";

export type FormStep = Exclude<StepId, "publish">;

/** What each step asks for, in its order. */
export const stepSlots: Readonly<Record<FormStep, readonly Slot[]>> = {
  name: [
    { field: "name", as: Names },
    { field: "slug", as: Address },
    {
      photo: "id",
      label: "first-run.photo",
      hint: "first-run.photo.hint",
      whenEmpty: () => <FormattedMessage id="first-run.photo.later" />,
    },
  ],
  license: [
    { part: LicenseState },
    { field: "license", as: LicenseDigits },
    { field: "regions", as: FirstCity, label: "first-run.city", hint: "first-run.city.hint" },
    {
      field: "agency",
      as: Brokerage,
      label: "first-run.brokerage",
      hint: "first-run.brokerage.hint",
    },
    { asked: { field: "companyPhone", label: "first-run.brokeragePhone" } },
  ],
  contact: [
    { field: "phone", as: PhoneControl, label: "first-run.phone", hint: "first-run.phone.hint" },
    { part: OfferedChannels },
    { field: "languages", as: LanguageCheckboxes },
  ],
  look: [
    { field: "template", as: LookTemplate, label: "first-run.template" },
    { field: "color", as: LookColor },
    { field: "darkHero", as: LookDark, label: "first-run.dark" },
  ],
};

/** A field of a step without a control of its own: a text without languages. */
export function StepText({ id, ...setting }: PlainFieldProps) {
  if (fields[id].kind !== "text")
    throw new Error(`The first run has no control for ${id}: name one with \`as\` in stepSlots.`);
  // Fields of this kind have one value, of their own id.
  return <TextControl id={id as TextValueId} {...setting} />;
}

function LookDark(setting: Setting) {
  return (
    <div className={css.dark}>
      <FlagControl id="darkHero" {...setting} />
    </div>
  );
}

/** The brokerage, with known ones as suggestions, and its license number, which a known one fills in. */
function Brokerage(setting: Setting) {
  const { formatMessage } = useIntl();
  const [license] = useField("companyLicense");
  const { name, isFilled } = useBrokerages();
  const control = useControlProps("agency", setting);
  return (
    <>
      <ComboBox {...name} {...control} name="brokerage" maxLength={limits.etcContent} />
      <div>
        <TextControl id="companyLicense" label="first-run.brokerageLicense" autoComplete="off" />
        <output className={form.hint}>
          {isFilled && license !== "" ? formatMessage({ id: "first-run.brokerage.filled" }) : ""}
        </output>
      </div>
    </>
  );
}

/** The city of the first area: its state selects the listing service. */
function FirstCity(setting: Setting) {
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

/** All but that of a brokerage, which a new page has no team for. */
const offered = ["portrait", "panorama", "editorial", "atelier"] as const;
const about = {
  portrait: "first-run.template.portrait",
  panorama: "first-run.template.panorama",
  editorial: "first-run.template.editorial",
  atelier: "first-run.template.atelier",
} satisfies Record<(typeof offered)[number], MessageKey>;
/** Width of the page in CSS px; it is scaled to the width of its option. */
const pageWidth = 1440;

/** The template, each shown as the agent's own page. */
function LookTemplate(setting: Setting) {
  const samples = useSamples();
  return (
    <TemplateControl
      {...setting}
      offered={offered}
      about={about}
      classes={{ group: css.templates, about: css.about }}
      renderImage={(template) => (
        <span className={css.thumbnail}>
          <PageThumbnail width={pageWidth} title="" template={template} samples={samples} />
        </span>
      )}
    />
  );
}
