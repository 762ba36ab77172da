import { suspendRealtor } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { UnpublishDialog } from "#app/admin/unpublish-dialog.tsx";
import { useDisplayName, useDraftStore } from "#app/profile/draft/use-draft.ts";
import { getDoneMessage } from "#app/profile/saving/done-message.ts";
import { useSaver } from "#app/profile/saving/use-autosave.ts";

/** Takes the website of an agent offline, with the reason that the agent is told. */
export function UnpublishByStaff({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const store = useDraftStore();
  const saver = useSaver();
  const name = useDisplayName();

  async function unpublish(reason: string) {
    const { stored } = store.getState();
    // What was typed last stays a draft.
    await saver.flush();
    const { saved } = store.getState();
    store.setStored(await suspendRealtor(http, stored.id, reason), saved);
    onClose();
    toast({ text: formatMessage({ id: getDoneMessage("unpublish", stored) }) });
  }

  return (
    <UnpublishDialog
      names={[name || store.getState().stored.desiredUrl]}
      onConfirm={unpublish}
      onClose={onClose}
    />
  );
}
