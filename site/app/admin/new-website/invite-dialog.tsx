import { Dialog } from "@realtor/ui/dialog";
import type { InvitationLink } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { useState } from "react";
import { useIntl } from "react-intl";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { InvitationForm } from "./invitation-form.tsx";

const ready = defineMessage({
  id: "website.invite.ready",
  defaultMessage: "The website is ready. Now send the invitation.",
  description: "Text of the dialog of an invitation right after the website was created.",
});

interface InviteDialogProps {
  realtorId: string;
  /** The agent's name. */
  name: string;
  /** The link that was made with the website, and its language. */
  created?: { link: InvitationLink; locale: Locale } | undefined;
  onClose: () => void;
}

/** Invites an agent by mail, text message, KakaoTalk or a copied link. */
export function InviteDialog({ name, onClose, ...invitation }: InviteDialogProps) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage(
        {
          id: "website.invite.title",
          defaultMessage: "Invite {name}",
          description: "Title of the dialog that sends an invitation; {name} is the agent’s name.",
        },
        { name },
      )}
      description={invitation.created ? formatMessage(ready) : undefined}
      locked={busy}
    >
      <InvitationForm {...invitation} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  );
}
