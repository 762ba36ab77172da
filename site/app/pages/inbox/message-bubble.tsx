import type { ContactRequest } from "@realtor/api/loaning";
import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";
import { languageName } from "./entry.ts";
import { ReceivedTime } from "./fact.tsx";

interface MessageBubbleProps {
  contact: ContactRequest;
  timeZone: string;
}

/** What the visitor wrote, in their language. */
export function MessageBubble({ contact, timeZone }: MessageBubbleProps) {
  const { locale } = useAddress();
  const language = contact.locale;
  return (
    <section className={css.bubble}>
      <Text size="caption" tone="secondary" className={css.meta}>
        <ReceivedTime at={contact.createdAt} timeZone={timeZone} />
        {language && (
          <>
            {" · "}
            <FormattedMessage
              id="inbox.writesIn"
              values={{ language: languageName(language, locale) }}
            />
          </>
        )}
      </Text>
      <div className={css.message} lang={language ?? undefined}>
        {contact.message}
      </div>
    </section>
  );
}
