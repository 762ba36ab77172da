import { getNotificationStatus } from "@realtor/api/loaning";
import { Status } from "@realtor/ui/status";
import { FormattedMessage } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import * as css from "./websites.css.ts";

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
          <FormattedMessage id="websites.notify.refused" values={{ n: data.refused }} />
        ) : (
          <FormattedMessage id="websites.notify.noMail" />
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
        <FormattedMessage id="websites.operator.missing" values={{ keys: missing.join(", ") }} />
      </Status>
    </div>
  );
}
