import { type ActivityState, activityStates } from "@realtor/api/rules";
import { formatLicense, parseLicense } from "@realtor/profile/licenses";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { useId } from "react";
import { useIntl } from "react-intl";
import { useField } from "#app/profile/draft/use-draft.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as form from "./step-form.css.ts";

/** The state decides the form of the license number and what the law asks of the brokerage. */
export function LicenseState() {
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
    <div data-invalid={error === undefined ? undefined : ""}>
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
