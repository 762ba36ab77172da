import type { Http } from "@realtor/api/http";
import { labelsFor } from "@realtor/ui/labels";
import type { IntlShape } from "react-intl";
import type { Locale } from "@realtor/api/locales";
import { toCsv } from "./csv.ts";
import { type Entry, nameOf, phoneOf } from "./entry.ts";
import { type EntryQuery, type InboxTab, mailboxes } from "./mailbox.ts";
import { receivedPlain } from "./received-time.ts";

interface TableOptions {
  intl: Pick<IntlShape, "formatMessage">;
  locale: Locale;
  /** IANA name. */
  timeZone: string;
}

type MessageId = FormatjsIntl.Message["ids"];

/** A column: message id of its header, and its cells. */
type Column = readonly [head: MessageId, cell: (entry: Entry) => string];

/** The maximum of the services. */
const perPage = 100;

/** Lists all entries of a query. Rejects with the mailbox's `ApiError`. */
export async function listAllEntries(
  http: Http,
  tab: InboxTab,
  query: EntryQuery,
): Promise<Entry[]> {
  const found = new Map<string, Entry>();
  for (let currentPage = 0; ; currentPage += 1) {
    const { page } = await mailboxes[tab].list(http, { ...query, currentPage, perPage });
    // A new entry at the top shifts the others, so that one may be on two pages.
    for (const entry of page) found.set(entry.id, entry);
    if (page.length < perPage) return [...found.values()];
  }
}

/** The entries of a tab as CSV, in the page's language. */
export function entriesCsv(
  tab: InboxTab,
  entries: readonly Entry[],
  { intl, locale, timeZone }: TableOptions,
): string {
  const { formatMessage } = intl;
  const columns: readonly Column[] = [
    ["inbox.received", ({ createdAt }) => receivedPlain(createdAt, timeZone)],
    ["inbox.name", (entry) => nameOf(entry, locale)],
    ["inbox.phone", (entry) => phoneOf(entry).text],
    ...(tab === "leads" ? leadColumns() : contactColumns),
    ["inbox.state", ({ state }) => formatMessage({ id: `inbox.state.${state}` })],
    ["inbox.note", ({ note }) => note],
  ];
  const head = columns.map(([id]) =>
    id === "inbox.received" ? `${formatMessage({ id })} (${timeZone})` : formatMessage({ id }),
  );
  return toCsv([head, ...entries.map((entry) => columns.map(([, cell]) => cell(entry)))]);

  function leadColumns(): readonly Column[] {
    const { names } = labelsFor(locale).language;
    return [
      ["inbox.area", (entry) => (entry.kind === "lead" ? entry.area : "")],
      [
        "inbox.hasSite",
        (entry) =>
          entry.kind === "lead" ? formatMessage({ id: `inbox.hasSite.${entry.hasSite}` }) : "",
      ],
      ["inbox.language", (entry) => (entry.kind === "lead" ? names[entry.locale] : "")],
    ];
  }
}

const contactColumns: readonly Column[] = [
  ["inbox.email", (entry) => (entry.kind === "contact" ? (entry.email ?? "") : "")],
  ["inbox.message", (entry) => (entry.kind === "contact" ? entry.message : "")],
  [
    "inbox.for",
    (entry) => (entry.kind === "contact" && entry.realtor ? `/${entry.realtor.desiredUrl}` : ""),
  ],
];
