import { htmlLang, type Locale } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { Stack } from "@realtor/ui/stack";
import { FormattedMessage, type IntlShape } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingName } from "./contact-listing.ts";
import * as css from "./entry-list.css.ts";
import { EntryPhoto } from "./entry-photo.tsx";
import { type Entry, nameOf, languageName } from "./entry.ts";
import { inboxMessages, spamMessages, stateMessages } from "./inbox-messages.ts";
import { RealtorName } from "./realtor-name.tsx";
import { receivedFull } from "./received-time.ts";

const messages = defineMessages({
  unread: {
    id: "inbox.unread",
    defaultMessage: "Unread",
    description: "Marker, read by screen readers, of an inquiry that has not been opened.",
  },
});

interface RowTexts {
  intl: IntlShape;
  locale: Locale;
  received: string;
}

/** The text of a row for screen readers. */
export function rowLabel(entry: Entry, { intl, locale, received }: RowTexts): string {
  const state = intl.formatMessage(stateMessages[entry.state]);
  const home = entry.kind === "contact" && entry.listing ? [listingName(entry.listing)] : [];
  const unread = entry.readAt === null ? [intl.formatMessage(messages.unread)] : [];
  return [nameOf(entry, locale), ...home, contentOf(entry), received, state, ...unread].join(", ");
}

interface EntryRowProps {
  entry: Entry;
  received: string;
  timeZone: string;
}

/** One request of the list; an unread one is bold and marked by a square. */
export function EntryRow({ entry, received, timeZone }: EntryRowProps) {
  const { locale } = useAddress();
  const { isStaff } = useAdmin();
  const { createdAt, locale: language } = entry;
  return (
    <span className={css.row} data-entry={entry.id} data-unread={entry.readAt === null}>
      <EntryPhoto url={(entry.kind === "contact" && entry.listing?.imageUrl) || null} size="row" />
      <span className={css.content}>
        <Box as="span" display="flex" alignItems="center" gap={8} className={css.name}>
          {nameOf(entry, locale)}
        </Box>
        <span className={css.line} lang={language ? htmlLang(language) : undefined}>
          {contentOf(entry)}
        </span>
        {isStaff && entry.kind === "contact" && <Addressee realtor={entry.realtor} />}
      </span>
      <Stack as="span" gap={0} align="end" className={css.end}>
        <time dateTime={createdAt} title={receivedFull(createdAt, { locale, timeZone })}>
          {received}
        </time>
        {language && <span>{languageName(language, locale)}</span>}
      </Stack>
      {/* Next to the row while it is swiped; the menu of the open request has both. */}
      <span className={css.doneHint} aria-hidden="true">
        <FormattedMessage {...stateMessages.done} />
      </span>
      <span className={css.spamHint} aria-hidden="true">
        <FormattedMessage {...(entry.spam ? spamMessages.notSpam : spamMessages.spam)} />
      </span>
    </span>
  );
}

/** The area of a lead, or the first line of a message. */
function contentOf(entry: Entry): string {
  const [content = ""] = (entry.kind === "lead" ? entry.area : entry.message).split("\n", 1);
  return content;
}

type Contact = Extract<Entry, { kind: "contact" }>;

function Addressee({ realtor }: Pick<Contact, "realtor">) {
  return (
    <span className={css.addressee}>
      <FormattedMessage {...inboxMessages.for} />
      {": "}
      {realtor ? (
        <RealtorName realtor={realtor} />
      ) : (
        <FormattedMessage {...inboxMessages.forGone} />
      )}
    </span>
  );
}
