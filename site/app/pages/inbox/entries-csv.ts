import type { Http } from "@realtor/api/http";
import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { type IntlShape, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { toCsv } from "#app/admin/csv.ts";
import { downloadFile } from "#app/admin/download-file.ts";
import { type Action, useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import type { MessageKey } from "#app/i18n/messages.ts";
import { listingName, listingPath, listingPrice } from "./contact-listing.ts";
import { showingLine } from "./contact-showing.ts";
import {
  type Entry,
  type EntryQuery,
  type InboxTab,
  mailboxes,
  nameOf,
  phonesOf,
} from "./entry.ts";
import { entryQuery, type InboxQuery } from "./inbox-query.ts";
import { receivedPlain } from "./received-time.ts";

interface TableOptions {
  intl: Pick<IntlShape, "formatMessage">;
  locale: Locale;
  /** IANA name. */
  timeZone: string;
}

/** A column: message id of its header, and its cells. */
type Column = readonly [head: MessageKey, cell: (entry: Entry) => string];

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
    [
      "inbox.phone",
      (entry) =>
        // Exports serve calls and messages.
        entry.doNotContact
          ? ""
          : phonesOf(entry)
              .map(({ text }) => text)
              .join(" / "),
    ],
    ...(tab === "leads" ? leadColumns() : contactColumns(locale)),
    ["inbox.state", ({ state }) => formatMessage({ id: `inbox.state.${state}` })],
    ["inbox.note", ({ note }) => note],
  ];
  const head = columns.map(([title]) =>
    title === "inbox.received"
      ? `${formatMessage({ id: title })} (${timeZone})`
      : formatMessage({ id: title }),
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

function contactColumns(locale: Locale): readonly Column[] {
  const column = (
    head: MessageKey,
    cell: (contact: ContactRequest) => string | null | undefined,
  ): Column => [head, (entry) => (entry.kind === "contact" ? (cell(entry) ?? "") : "")];
  return [
    column("inbox.email", ({ email }) => email),
    column("inbox.message", ({ message }) => message),
    column("inbox.listing", ({ listing }) => listing && listingName(listing)),
    column("inbox.listing.price", ({ listing }) => listing && listingPrice(listing, locale)),
    column("inbox.listing.page", listingPath),
    column("inbox.showing", (contact) => showingLine(contact, locale)),
    column("inbox.for", ({ realtor }) => realtor && `/${realtor.desiredUrl}`),
  ];
}

interface CsvDownload extends Pick<Action, "busy" | "failure"> {
  /** Does nothing while busy. */
  start: () => void;
}

/** Downloads all entries of the current query as CSV. */
export function useCsvDownload({ tab, filter, q }: InboxQuery, timeZone: string): CsvDownload {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const { busy, failure, run } = useAction();

  async function download() {
    const entries = await listAllEntries(http, tab, entryQuery({ filter, q }));
    const csv = entriesCsv(tab, entries, { intl, locale, timeZone });
    const [day = ""] = receivedPlain(new Date().toISOString(), timeZone).split(" ");
    const name = intl.formatMessage({ id: `inbox.csv.${tab}` });
    downloadFile(`${name}-${day}.csv`, csv, "text/csv;charset=utf-8");
  }

  return { busy, failure, start: () => void (busy || run(download)) };
}
