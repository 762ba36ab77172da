import type { InvitationLink } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { TextField } from "@realtor/ui/text-field";
import { useToast } from "@realtor/ui/toast";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./new-website.css.ts";

/** An invitation link with a copy button and its expiry date. */
export function CopyLink({ inviteUrl, expiresAt }: InvitationLink) {
  const { formatMessage, formatDate } = useIntl();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(inviteUrl);
      setFailed(false);
      toast({
        text: formatMessage({
          id: "website.link.copied",
          defaultMessage: "Address copied.",
          description: "Status after the invitation link was copied.",
        }),
      });
    } catch {
      // Permission denied, or no secure context.
      field.current?.select();
      setFailed(true);
    }
  }

  return (
    <Stack gap={8}>
      <div className={css.row}>
        <TextField
          ref={field}
          label={formatMessage({
            id: "website.link",
            defaultMessage: "Invitation link",
            description: "Label of the field that contains the invitation link.",
          })}
          value={inviteUrl}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" size="medium" onClick={() => void copy()}>
          <FormattedMessage
            id="website.link.copy"
            defaultMessage="Copy"
            description="Button that copies the invitation link to the clipboard."
          />
        </Button>
      </div>
      <Text size="caption" tone="secondary">
        <FormattedMessage
          id="website.link.until"
          defaultMessage="It works once, until {date}. It cannot be shown again after this window closes."
          description="Note below the invitation link; {date} is the date and time at which it expires."
          values={{ date: formatDate(expiresAt, { dateStyle: "long" }) }}
        />
      </Text>
      {failed && (
        <InlineAlert>
          <FormattedMessage
            id="website.link.uncopied"
            defaultMessage="Copying did not work. Select the address and copy it yourself."
            description="Status when the browser did not allow copying the invitation link."
          />
        </InlineAlert>
      )}
    </Stack>
  );
}
