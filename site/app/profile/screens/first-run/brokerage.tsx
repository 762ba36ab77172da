import { limits } from "@realtor/api/rules";
import { ComboBox } from "@realtor/ui/combo-box";
import { useIntl } from "react-intl";
import { useField } from "#app/profile/draft/use-draft.ts";
import { useBrokerages } from "#app/profile/field/brokerage-control.tsx";
import { TextControl } from "#app/profile/field/text-control.tsx";
import { type Setting, useControlProps } from "#app/profile/field/use-control-props.ts";
import * as form from "./step-form.css.ts";

/** The brokerage, with known ones as suggestions, and its license number, which a known one fills in. */
export function Brokerage(setting: Setting) {
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
