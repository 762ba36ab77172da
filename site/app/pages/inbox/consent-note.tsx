import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { ReceivedTime } from "./fact.tsx";

interface ConsentNoteProps {
  /** ISO 8601. */
  consentedAt: string | null | undefined;
  consentVersion: string | null | undefined;
  timeZone: string;
}

/** When a request was sent with which version of a consent or notice; nothing if that is unknown. */
export function ConsentNote({ consentedAt, consentVersion, timeZone }: ConsentNoteProps) {
  if (!consentedAt || !consentVersion) return null;
  return (
    <Text size="caption" tone="secondary">
      <FormattedMessage
        id="inbox.consent.version"
        values={{
          time: <ReceivedTime key="time" at={consentedAt} timeZone={timeZone} />,
          version: consentVersion,
        }}
      />
    </Text>
  );
}
