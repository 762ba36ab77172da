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
      text: formatMessage(
        {
          id: "realtors.license.done",
          defaultMessage: "{name} can publish with this license number.",
          description: "Status after staff allowed a license number; {name} is the realtor’s name.",
        },
        { name },
      ),
    });
  }

  return (
    <ConfirmDialog
      title={formatMessage(
        {
          id: "realtors.license.title",
          defaultMessage: "Allow the license number of {name}?",
          description: "Title of the dialog; {name} is the realtor’s name.",
        },
        { name },
      )}
      description={formatMessage(
        {
          id: "realtors.license.text",
          defaultMessage:
            "{addresses} is published with the same number. First make sure that it is really this agent’s: the page shows the listings of that number.",
          description:
            "Text of the dialog that allows a license number; {addresses} are the websites that have it.",
        },
        { addresses },
      )}
      submit={formatMessage({
        id: "realtors.license.submit",
        defaultMessage: "Allow",
        description: "Button that allows a license number.",
      })}
      busyLabel={formatMessage({
        id: "realtors.license.busy",
        defaultMessage: "Allowing",
        description: "Label of the button while a license number is allowed.",
      })}
      busy={busy}
      failure={failure}
      onConfirm={() => void allow()}
      onClose={onClose}
    />
  );
}
