import { FormattedMessage } from "react-intl";
import { FlagControl } from "#app/profile/field/flag-control.tsx";
import { PhoneControl } from "#app/profile/field/phone-control.tsx";
import type { Slot } from "#app/profile/field/profile-fields.tsx";
import type { Setting } from "#app/profile/field/use-control-props.ts";
import type { StepId } from "#app/profile/field/checks/steps.ts";
import { Address } from "./address.tsx";
import { Brokerage } from "./brokerage.tsx";
import { FirstCity } from "./first-city.tsx";
import { LanguageTicks } from "./language-ticks.tsx";
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
    { field: "languages", as: LanguageTicks },
  ],
  look: [
    { field: "template", as: LookTemplate, label: "first-run.template" },
    { field: "color", as: LookColor },
    { field: "darkHero", as: LookDark, label: "first-run.dark" },
  ],
};

function LookDark(setting: Setting) {
  return (
    <div className={look.dark}>
      <FlagControl id="darkHero" {...setting} />
    </div>
  );
}
