import { TextArea } from "@realtor/ui/text-area";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./new-website.css.ts";
import type { InvitationOutcome } from "./use-invitation.ts";

/** Announces the result of an invitation; a text that was created stays selectable. */
export function InvitationResult({ result }: { result: InvitationOutcome | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <>
      {/* Always rendered: a live region announces only later changes. */}
      <output>
        {result && (
          <span className={css.result}>
            {result.kind === "sent" ? (
              <FormattedMessage
                id="website.invite.sent"
                values={{
                  email: result.email,
                  date: formatDate(result.expiresAt, { month: "long", day: "numeric" }),
                }}
              />
            ) : (
              <FormattedMessage
                id={result.copied ? "website.invite.copied" : "website.invite.uncopied"}
              />
            )}
          </span>
        )}
      </output>
      {result?.kind === "text" && result.text !== result.inviteUrl && (
        <TextArea
          label={formatMessage({ id: "website.invite.text.link" })}
          rows={5}
          readOnly
          value={result.text}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
