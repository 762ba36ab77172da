import { limits } from "@realtor/api/rules";
import {
  cleanLicense,
  formatLicense,
  isLicenseComplete,
  licenseDigits,
  parseLicense,
} from "@realtor/profile/licenses";
import { Box } from "@realtor/ui/box";
import { CheckIcon } from "@realtor/ui/icons";
import { TextField } from "@realtor/ui/text-field";
import { FormattedMessage, useIntl } from "react-intl";
import { useField } from "#app/profile/draft/use-draft.ts";
import { useControlProps } from "#app/profile/field/use-control-props.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as form from "./step-form.css.ts";

/** The digits of one license in the form of its state. A text with several licenses is shown as it is. */
export function LicenseDigits() {
  const { formatMessage } = useIntl();
  const { state } = useFirstRun();
  const [stored, setStored] = useField("license");
  const license = parseLicense(stored, state);
  const isRaw = license === null && stored !== "";
  const digits = licenseDigits[state ?? "CA"];
  const isComplete = license !== null && isLicenseComplete(license);
  const control = useControlProps("license", {
    label: state === null ? "first-run.license" : `first-run.license.${state}`,
  });
  return (
    <div>
      <TextField
        {...control}
        name="license"
        hint={
          isRaw || state === null
            ? undefined
            : formatMessage({ id: "first-run.license.hint" }, { digits })
        }
        inputMode={isRaw ? "text" : "numeric"}
        autoComplete="off"
        maxLength={limits.licenseNumber}
        value={isRaw ? stored : (license?.number ?? "")}
        onChange={({ target }) =>
          setStored(
            isRaw || state === null
              ? target.value
              : formatLicense({ state, number: cleanLicense(target.value, state) }),
          )
        }
      />
      <output>
        {isComplete && (
          <Box as="span" display="flex" alignItems="center" gap={8} className={form.good}>
            <CheckIcon />
            <FormattedMessage id="first-run.license.good" />
          </Box>
        )}
      </output>
    </div>
  );
}
