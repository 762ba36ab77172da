import { type ActivityState, activityStates, limits, listCities } from "@realtor/api/rules";
import {
  cleanLicense,
  formatLicense,
  isLicenseComplete,
  licenseDigits,
  parseLicense,
} from "@realtor/profile/licenses";
import { Box } from "@realtor/ui/box";
import { ComboBox } from "@realtor/ui/combo-box";
import { CheckIcon } from "@realtor/ui/icons";
import { controlLabelsFor } from "@realtor/ui/labels";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { TextField } from "@realtor/ui/text-field";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useField } from "#app/profile/draft/use-draft.ts";
import { BrokerageFields } from "./brokerage-fields.tsx";
import { controlIdOf, useFirstRun } from "./first-run-context.ts";
import * as form from "./step-form.css.ts";

/** Step 2: the license, the city of the agent, and the brokerage. */
export function LicenseStep() {
  return (
    <div className={form.fields}>
      <StateField />
      <LicenseField />
      <CityField />
      <BrokerageFields />
    </div>
  );
}

/** The state decides the form of the license number and what the law asks of the brokerage. */
function StateField() {
  const { formatMessage } = useIntl();
  const { state, chooseState, errorOf } = useFirstRun();
  const [license, setLicense] = useField("license");
  const [, setRegions] = useField("regions");
  const error = errorOf("state");
  const errorId = useId();
  const label = formatMessage({ id: "first-run.state" });
  const choose = (next: ActivityState) => {
    chooseState(next);
    const parsed = parseLicense(license, state);
    if (parsed) setLicense(formatLicense({ state: next, number: parsed.number }));
    // Several areas were entered elsewhere, with their states.
    setRegions((regions) =>
      regions.length === 1 ? regions.map((region) => ({ ...region, state: next })) : regions,
    );
  };
  return (
    <div id={controlIdOf("state")}>
      <p className={form.label}>
        {label}
        <span className={form.mark}>{formatMessage({ id: "first-run.required" })}</span>
      </p>
      <SegmentedControl<ActivityState | "">
        className={form.states}
        label={label}
        aria-describedby={error && errorId}
        segments={activityStates.map((value) => ({
          value,
          label: formatMessage({ id: `first-run.state.${value}` }),
        }))}
        value={state ?? ""}
        onChange={(value) => value !== "" && choose(value)}
      />
      {error && (
        <p id={errorId} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function LicenseField() {
  const { formatMessage } = useIntl();
  const { state, errorOf, reveal } = useFirstRun();
  const [stored, setStored] = useField("license");
  const license = parseLicense(stored, state);
  // A text with several licenses is shown as it is.
  const isRaw = license === null && stored !== "";
  const digits = licenseDigits[state ?? "CA"];
  const isComplete = license !== null && isLicenseComplete(license);
  return (
    <div>
      <TextField
        id={controlIdOf("license")}
        name="license"
        label={formatMessage({
          id: state === null ? "first-run.license" : `first-run.license.${state}`,
        })}
        mark={formatMessage({ id: "first-run.required" })}
        required
        hint={
          isRaw || state === null
            ? undefined
            : formatMessage({ id: "first-run.license.hint" }, { digits })
        }
        error={errorOf("license")}
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
        onBlur={() => stored !== "" && reveal("license")}
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

/** The first area: its state selects the listing service. */
function CityField() {
  const { formatMessage } = useIntl();
  const { state, errorOf } = useFirstRun();
  const [regions, setRegions] = useField("regions");
  const { locale } = useAddress();
  const [first, ...rest] = regions;
  const change = (city: string) => {
    const area = { ...first, state: first?.state ?? state ?? "CA", city };
    setRegions(city === "" && rest.length === 0 ? [] : [area, ...rest]);
  };
  return (
    <ComboBox
      id={controlIdOf("city")}
      name="city"
      label={formatMessage({ id: "first-run.city" })}
      mark={formatMessage({ id: "first-run.required" })}
      required
      hint={formatMessage({ id: "first-run.city.hint" })}
      error={errorOf("city")}
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
