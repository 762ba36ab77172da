import { releaseLicense } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { ConfirmDialog } from "#app/admin/confirm-dialog.tsx";
import { useAction } from "#app/admin/use-action.ts";
import type { WebsiteRow } from "./website-row.ts";

interface LicenseDialogProps {
  row: WebsiteRow;
  onClose: () => void;
  onChanged: () => void;
}

/** Allows a website to be published with a license number that another website has. */
export function LicenseDialog({ row, onClose, onChanged }: LicenseDialogProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const name = row.name.text;
  const addresses = row.licenseHolders.map((slug) => `/${slug}`).join(", ");

  async function allow() {
    if (!(await run(() => releaseLicense(http, row.id)))) return;
    onChanged();
    onClose();
    toast({
      text: formatMessage({ id: "realtors.license.done" }, { name }),
    });
  }

  return (
    <ConfirmDialog
      title={formatMessage({ id: "realtors.license.title" }, { name })}
      description={formatMessage({ id: "realtors.license.text" }, { addresses })}
      submit={formatMessage({ id: "realtors.license.submit" })}
      busyLabel={formatMessage({ id: "realtors.license.busy" })}
      busy={busy}
      failure={failure}
      onConfirm={() => void allow()}
      onClose={onClose}
    />
  );
}
