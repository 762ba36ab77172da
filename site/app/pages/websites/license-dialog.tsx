import { releaseLicense } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { ConfirmDialog } from "#app/admin/confirm-dialog.tsx";
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
  const name = row.name.text;
  const addresses = row.licenseHolders.map((slug) => `/${slug}`).join(", ");

  async function allow() {
    await releaseLicense(http, row.id);
    onChanged();
    onClose();
    toast({
      text: formatMessage({ id: "websites.license.done" }, { name }),
    });
  }

  return (
    <ConfirmDialog
      title={formatMessage({ id: "websites.license.title" }, { name })}
      description={formatMessage({ id: "websites.license.text" }, { addresses })}
      submitLabel={formatMessage({ id: "websites.license.submit" })}
      busyLabel={formatMessage({ id: "websites.license.busy" })}
      onConfirm={allow}
      onClose={onClose}
    />
  );
}
