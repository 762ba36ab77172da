import { deleteRealtor } from "@realtor/api/loaning";
import { DeleteDialog } from "@realtor/ui/dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { currentSession, storeSession } from "#app/session/session-store.ts";
import { useAdmin } from "./admin-context.ts";
import { useAction } from "./use-action.ts";

interface DeleteWebsiteDialogProps {
  realtorId: string;
  /** The agent's name. */
  name: string;
  desiredUrl: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a website after its slug is typed as confirmation. */
export function DeleteWebsiteDialog(props: DeleteWebsiteDialogProps) {
  const { realtorId, name, desiredUrl, onClose, onDeleted } = props;
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const { busy, failure, run } = useAction();

  async function remove() {
    await deleteRealtor(http, realtorId);
    const session = currentSession();
    if (session?.realtorInfo?.id === realtorId) storeSession({ ...session, realtorInfo: null });
    onDeleted();
  }

  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: "admin.website.delete.title" }, { name })}
      description={
        <FormattedMessage
          id="admin.website.delete.text"
          values={{ slug: <strong key="slug">{desiredUrl}</strong> }}
        />
      }
      fieldLabel={intl.formatMessage({ id: "admin.website.address" })}
      expected={desiredUrl}
      labels={controlLabelsFor(locale).dialog}
      busy={busy}
      error={failure}
      onDelete={() => void run(remove)}
    />
  );
}
