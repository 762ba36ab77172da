import type { ContactPointAnswer, ContactPointLink } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { LinkFailureAlert, type LinkFailure } from "#app/pages/login/link-failure.tsx";
import * as css from "#app/pages/login/login.css.ts";

interface AnswerProps {
  link: Exclude<ContactPointLink, { state: "ended" }>;
  /** The answer that is being sent. */
  busy: ContactPointAnswer["answer"] | undefined;
  failure: LinkFailure | undefined;
  onAnswer: (answer: ContactPointAnswer["answer"]) => void;
}

/** Who asks, what the address would get, and the buttons that agree and refuse. */
export function Answer({ link, busy, failure, onAnswer }: AnswerProps) {
  const { formatMessage } = useIntl();
  const { state, audience, address, userName, desiredUrl } = link;
  const values = { agent: userName, website: `${location.host}/${desiredUrl}` };
  const busyLabel = formatMessage({ id: "confirm-address.sending" });
  return (
    <>
      <p className={css.lead}>
        <FormattedMessage
          id={state === "waiting" ? `confirm-address.${audience}` : `confirm-address.${state}`}
          values={values}
        />
      </p>
      <p className={css.account}>
        <span>
          <Text as="span" size="caption" tone="secondary" className={css.accountLine}>
            <FormattedMessage id="confirm-address.address" />
          </Text>
          <Text as="span" weight="semibold" className={css.accountLine}>
            {address}
          </Text>
        </span>
      </p>
      <div className={css.buttons}>
        {failure && <LinkFailureAlert failure={failure} />}
        {state !== "confirmed" && (
          <Button
            fullWidth
            busy={busy === "confirm"}
            busyLabel={busyLabel}
            onClick={() => onAnswer("confirm")}
          >
            <FormattedMessage id="confirm-address.confirm" />
          </Button>
        )}
        {state !== "refused" && (
          <Button
            fullWidth
            variant="outline"
            busy={busy === "refuse"}
            busyLabel={busyLabel}
            onClick={() => onAnswer("refuse")}
          >
            <FormattedMessage
              id={state === "waiting" ? "confirm-address.refuse" : "confirm-address.stop"}
            />
          </Button>
        )}
      </div>
    </>
  );
}
