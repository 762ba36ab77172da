import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";
import { CancelButton } from "#app/admin/cancel-button.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { WebsiteRow } from "../website-row.ts";
import * as css from "./bulk-dialogs.css.ts";
import type { BulkReport } from "./use-bulk.ts";

interface InviteConfirmProps {
  rows: readonly WebsiteRow[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before several invitations are sent. */
export function InviteConfirm({ rows, onConfirm, onClose }: InviteConfirmProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      alert
      onOpenChange={onClose}
      title={formatMessage({ id: "websites.bulk.confirm.invite" }, { n: rows.length })}
      description={formatMessage({ id: "websites.bulk.confirm.invite.text" })}
    >
      <DialogActions>
        <CancelButton busy={false} onClick={onClose} />
        <Button size="medium" onClick={onConfirm}>
          <FormattedMessage id="websites.bulk.invite" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ReportDialogProps {
  report: BulkReport;
  onRetry: (rows: readonly WebsiteRow[]) => void;
  onClose: () => void;
}

/** Names the websites that an action left out, why, and repeats it for those that can succeed. */
export function ReportDialog({ report, onRetry, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { action, total, problems } = report;
  const retryable = problems.filter(({ canRetry }) => canRetry).map(({ row }) => row);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage(
        { id: `websites.bulk.partly.${action}` },
        { done: total - problems.length, total },
      )}
      description={formatMessage({ id: "websites.bulk.leftOut" })}
    >
      <DialogBody>
        <ul className={css.problems}>
          {problems.map(({ row, text }) => (
            <li key={row.id} className={css.problem}>
              <a
                className={css.name}
                href={localePath(`/${row.desiredUrl}/admin`, locale)}
                lang={row.name.lang}
              >
                {row.name.text}
              </a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
        {retryable.length > 0 && (
          <Button size="medium" onClick={() => onRetry(retryable)}>
            <FormattedMessage id="admin.retry" />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
