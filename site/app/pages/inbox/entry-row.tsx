import { htmlLang, type Locale } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { Stack } from "@realtor/ui/stack";
import { FormattedMessage, type IntlShape } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingName } from "./contact-listing.ts";
import * as css from "./entry-list.css.ts";
import { EntryPhoto } from "./entry-photo.tsx";
import { type Entry, nameOf, languageName } from "./entry.ts";
import { RealtorName } from "./realtor-name.tsx";
import { receivedFull } from "./received-time.ts";

interface RowTexts {
  intl: IntlShape;
  locale: Locale;
  received: string;
}

/** The text of a row for screen readers. */
export function rowLabel(entry: Entry, { intl, locale, received }: RowTexts): string {
  const state = intl.formatMessage({ id: `inbox.state.${entry.state}` });
  const home = entry.kind === "contact" && entry.listing ? [listingName(entry.listing)] : [];
  const unread = entry.readAt === null ? [intl.formatMessage({ id: "inbox.unread" })] : [];
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
        <FormattedMessage id="inbox.state.done" />
      </span>
      <span className={css.spamHint} aria-hidden="true">
        <FormattedMessage id={entry.spam ? "inbox.notSpam" : "inbox.spam"} />
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
      <FormattedMessage id="inbox.for" />
      {": "}
      {realtor ? <RealtorName realtor={realtor} /> : <FormattedMessage id="inbox.for.gone" />}
    </span>
  );
}
