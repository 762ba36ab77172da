import { getNotificationStatus } from "@realtor/api/loaning";
import { Status } from "@realtor/ui/status";
import { FormattedMessage } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import * as css from "./realtors.css.ts";

/**
 * One line for staff: no mail server is configured, or notifications were refused. Nothing while all
 * is well, or with a service that has no notifications.
 */
export function NotificationLine() {
  const { http } = useAdmin();
  const { data } = useSWR("notification-status", () => getNotificationStatus(http));
  if (!data || (data.mail && data.refused === 0)) return null;
  return (
    <div className={css.notice}>
      <Status kind="attention">
        {data.mail ? (
          <FormattedMessage
            id="realtors.notify.refused"
            defaultMessage="{n, plural, one {# notification about a contact request was refused.} other {# notifications about contact requests were refused.}} The inbox shows why."
            description="Line for staff when mail servers refused notifications; {n} is the number."
            values={{ n: data.refused }}
          />
        ) : (
          <FormattedMessage
            id="realtors.notify.noMail"
            defaultMessage="No mail server is connected (SMTP_URL): realtors and visitors receive no email about contact requests."
            description="Line for staff while no mail server is configured; SMTP_URL is the setting."
          />
        )}
      </Status>
    </div>
  );
}

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
