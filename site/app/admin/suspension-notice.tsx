import type { RealtorProfile } from "@realtor/api/loaning";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage } from "react-intl";
import { toPhoneHref, useHelpPhone } from "./help-phone.ts";

/** Says that staff took the website offline, why, and whom to ask. Nothing for one they did not. */
export function SuspensionNotice({
  website: { suspendedAt, suspensionReason },
  className,
}: {
  website: Pick<RealtorProfile, "suspendedAt" | "suspensionReason">;
  className?: string;
}) {
  const phone = useHelpPhone();
  if (suspendedAt === undefined) return null;
  return (
    <InlineAlert {...(className !== undefined && { className })}>
      <p>
        <FormattedMessage id="admin.suspended" />
      </p>
      {suspensionReason && (
        <p>
          <FormattedMessage id="admin.suspended.reason" values={{ reason: suspensionReason }} />
        </p>
      )}
      <p>
        {phone === null ? (
          <FormattedMessage id="admin.suspended.ask" />
        ) : (
          <TextLink href={toPhoneHref(phone)}>
            <FormattedMessage id="admin.suspended.call" values={{ phone }} />
          </TextLink>
        )}
      </p>
    </InlineAlert>
  );
}
