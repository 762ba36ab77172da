import { type InvitationLink, renewInvitation } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { useAdmin } from "../admin-context.ts";
import { useAction } from "../use-action.ts";
import { CopyLink } from "./copy-link.tsx";
import { localeOptions } from "./website-form.tsx";
import { websiteFieldMessages, websiteMessages } from "./new-website-messages.ts";

interface InviteDialogProps {
  realtorId: string;
  /** The agent's name. */
  name: string;
  onClose: () => void;
}

/** Creates another invitation link, after confirmation, since it invalidates earlier links. */
export function InviteDialog({ realtorId, name, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const [language, setLanguage] = useState<Locale>(locale);
  const { busy, failure, run } = useAction();
  const [link, setLink] = useState<InvitationLink>();

  async function renew() {
    setLink(await renewInvitation(http, realtorId, { locale: language }));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage(
        {
          id: "website.renew.title",
          defaultMessage: "Invitation link for {name}",
          description:
            "Title of the dialog that creates a new invitation link; {name} is the realtor’s name.",
        },
        { name },
      )}
      description={intl.formatMessage({
        id: "website.renew.about",
        defaultMessage: "A new link ends those sent before.",
        description: "Explanation in the dialog that creates a new invitation link.",
      })}
      locked={busy}
    >
      <DialogBody>
        {link ? (
          <CopyLink {...link} />
        ) : (
          <Select
            label={intl.formatMessage(websiteFieldMessages.locale)}
            placeholder={intl.formatMessage(websiteMessages.choose)}
            options={localeOptions(locale)}
            value={language}
            // Its options are the three locales.
            onChange={(value) => setLanguage(value as Locale)}
          />
        )}
      </DialogBody>
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <Button variant="outline" size="medium" disabled={busy} onClick={onClose}>
          <FormattedMessage {...(link ? adminMessages.close : adminMessages.cancel)} />
        </Button>
        {!link && (
          <Button
            size="medium"
            busy={busy}
            busyLabel={intl.formatMessage(websiteMessages.creating)}
            onClick={() => void run(renew)}
          >
            <FormattedMessage
              id="website.renew"
              defaultMessage="Make a link"
              description="Button that creates a new invitation link."
            />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
