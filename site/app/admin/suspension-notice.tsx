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
        <FormattedMessage
          id="admin.suspended"
          defaultMessage="We took this website offline. You can keep working on it, and only we can publish it again."
          description="To a realtor whose website the provider’s staff took offline."
        />
      </p>
      {suspensionReason && (
        <p>
          <FormattedMessage
            id="admin.suspended.reason"
            defaultMessage="Reason: {reason}"
            description="Why staff took the website offline; {reason} is their text."
            values={{ reason: suspensionReason }}
          />
        </p>
      )}
      <p>
        {phone === null ? (
          <FormattedMessage
            id="admin.suspended.ask"
            defaultMessage="Please ask the person who created your account."
            description="Whom to ask about a website that staff took offline, without a phone number."
          />
        ) : (
          <TextLink href={toPhoneHref(phone)}>
            <FormattedMessage
              id="admin.suspended.call"
              defaultMessage="Call us: {phone}"
              description="Link that calls the operator of the platform; {phone} is its phone number."
              values={{ phone }}
            />
          </TextLink>
        )}
      </p>
    </InlineAlert>
  );
}
