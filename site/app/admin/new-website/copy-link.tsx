import type { InvitationLink } from "@realtor/api/loaning";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { CopyField } from "../copy-field.tsx";

/** An invitation link with a copy button and its expiry date. */
export function CopyLink({ inviteUrl, expiresAt }: InvitationLink) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Stack gap={8}>
      <CopyField
        label={formatMessage({
          id: "website.link",
          defaultMessage: "Invitation link",
          description: "Label of the field that contains the invitation link.",
        })}
        value={inviteUrl}
      />
      <Text size="caption" tone="secondary">
        <FormattedMessage
          id="website.link.until"
          defaultMessage="It works once, until {date}. It cannot be shown again after this window closes."
          description="Note below the invitation link; {date} is the date and time at which it expires."
          values={{ date: formatDate(expiresAt, { dateStyle: "long" }) }}
        />
      </Text>
    </Stack>
  );
}
