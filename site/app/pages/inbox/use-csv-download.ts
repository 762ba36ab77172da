import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { downloadFile } from "#app/admin/download-file.ts";
import { useAddress } from "#app/page-root.tsx";
import { entriesCsv, listAllEntries } from "./entries-csv.ts";
import { entryQuery, type InboxQuery } from "./inbox-query.ts";
import { receivedPlain } from "./received-time.ts";

export interface CsvDownload {
  busy: boolean;
  /** Error message of the last download. */
  failure: string | undefined;
  start: () => Promise<void>;
}

/** Downloads all entries of the current query as CSV. */
export function useCsvDownload({ tab, filter, q }: InboxQuery, timeZone: string): CsvDownload {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function start() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const entries = await listAllEntries(http, tab, entryQuery({ filter, q }));
      const csv = entriesCsv(tab, entries, { intl, locale, timeZone });
      const [day = ""] = receivedPlain(new Date().toISOString(), timeZone).split(" ");
      const name = intl.formatMessage({ id: `inbox.csv.${tab}` });
      downloadFile(`${name}-${day}.csv`, csv, "text/csv;charset=utf-8");
    } catch (error) {
      setFailure(failureText(error, intl));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, start };
}
