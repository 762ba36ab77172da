import { fields } from "@realtor/profile/fields";
import type { TextValueId } from "@realtor/profile/values";
import { FormattedMessage } from "react-intl";
import { FlagControl } from "#app/profile/field/flag-control.tsx";
import { PhoneControl } from "#app/profile/field/phone-control.tsx";
import type { PlainFieldProps } from "#app/profile/field/profile-field.tsx";
import type { Slot } from "#app/profile/field/profile-fields.tsx";
import { TextControl } from "#app/profile/field/text-control.tsx";
import type { Setting } from "#app/profile/field/use-control-props.ts";
import type { StepId } from "#app/profile/field/checks/steps.ts";
import { Address } from "./address.tsx";
import { Brokerage } from "./brokerage.tsx";
import { FirstCity } from "./first-city.tsx";
import { LanguageCheckboxes } from "./language-checkboxes.tsx";
import { LicenseDigits } from "./license-digits.tsx";
import { LicenseState } from "./license-state.tsx";
import { LookColor } from "./look-color.tsx";
import * as look from "./look-step.css.ts";
import { LookTemplate } from "./look-template.tsx";
import { Names } from "./names.tsx";
import { OfferedChannels } from "./offered-channels.tsx";

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
    <div className={look.dark}>
      <FlagControl id="darkHero" {...setting} />
    </div>
  );
}
