import { Dialog } from "@realtor/ui/dialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import { InvitationForm } from "./invitation-form.tsx";

interface InviteDialogProps {
  realtorId: string;
  /** The agent's name. */
  name: string;
  onClose: () => void;
}

/** Invites an agent by mail, text message, KakaoTalk or a copied link. */
export function InviteDialog({ realtorId, name, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "website.invite.title" }, { name })}
      locked={busy}
    >
      <InvitationForm realtorId={realtorId} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  );
}
