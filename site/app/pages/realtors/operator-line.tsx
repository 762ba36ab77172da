import { Status } from "@realtor/ui/status";
import { FormattedMessage } from "react-intl";
import * as css from "./realtors.css.ts";

/** One line for staff that names the details of the operator that OPERATOR_FILE lacks, if any. */
export function OperatorLine({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <div className={css.notice}>
      <Status kind="attention">
        <FormattedMessage
          id="realtors.operator.missing"
          defaultMessage="Legal texts are not published and agreements cannot be accepted. The operator file (OPERATOR_FILE) lacks: {keys}"
          description="Line for staff while details of the operator are missing; {keys} lists the names of the missing values, OPERATOR_FILE is the setting."
          values={{ keys: missing.join(", ") }}
        />
      </Status>
    </div>
  );
}
