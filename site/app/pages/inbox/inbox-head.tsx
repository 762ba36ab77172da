import { IconButton } from "@realtor/ui/icon-button";
import { DownloadIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ListSearch } from "#app/admin/list-search.tsx";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useCsvDownload } from "./entries-csv.ts";
import { type EntryFilter, entryFilters, type InboxQuery } from "./inbox-query.ts";
import * as css from "./inbox.css.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { stateMessages, inboxMessages } from "./inbox-messages.ts";

const messages = defineMessages({
  filterSpam: {
    id: "inbox.filter.spam",
    defaultMessage: "Spam",
    description: "Option of the filter: inquiries marked as spam.",
  },
});

const searchMessages = defineMessages({
  leads: {
    id: "inbox.search.leads",
    defaultMessage: "Search by name, area or phone",
    description: "Label of the search field for website requests.",
  },
  contacts: {
    id: "inbox.search.contacts",
    defaultMessage: "Search by name, contact or message",
    description: "Label of the search field for contact requests.",
  },
});

interface InboxHeadProps {
  query: InboxQuery;
  counts: InboxCounts[InboxQuery["tab"]];
  timeZone: string;
  heading: Ref<HTMLHeadingElement>;
}

/** A new search keeps the open entry. */
const resets: readonly string[] = [];

/** Heading, filter, search and CSV download of the list. */
export function InboxHead({ query, counts, timeZone, heading }: InboxHeadProps) {
  const { formatMessage } = useIntl();
  const csv = useCsvDownload(query, timeZone);

  function nameOf(filter: EntryFilter): string {
    if (filter === "all")
      return formatMessage({
        id: "inbox.filter.all",
        defaultMessage: "All",
        description: "Option of the filter: inquiries with any status.",
      });
    const name = formatMessage(filter === "spam" ? messages.filterSpam : stateMessages[filter]);
    if (!counts) return name;
    return formatMessage(
      {
        id: "inbox.filter.option",
        defaultMessage: "{name} {n}",
        description:
          "Option of the filter with a count; {name} is the status and {n} the number of inquiries.",
      },
      { name, n: counts[filter] },
    );
  }

  const filterLabel = formatMessage({
    id: "inbox.filter",
    defaultMessage: "Show",
    description: "Label of the select that filters the list by status.",
  });
  return (
    <>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          <FormattedMessage {...inboxMessages.title} />
        </h1>
        <Select
          className={css.filter}
          label={filterLabel}
          labelHidden
          placeholder={filterLabel}
          value={query.filter}
          options={entryFilters.map((filter) => ({ value: filter, label: nameOf(filter) }))}
          onChange={(state) => updateSearchParams({ state: state === "all" ? "" : state })}
        />
        <IconButton
          label={formatMessage({
            id: "inbox.csv",
            defaultMessage: "Download as CSV",
            description: "Button that downloads the inquiries as a CSV file.",
          })}
          disabled={csv.busy}
          onClick={csv.start}
        >
          <DownloadIcon />
        </IconButton>
      </div>
      <output className={css.announcement}>
        {csv.busy && (
          <FormattedMessage
            id="inbox.csv.busy"
            defaultMessage="Making the CSV file."
            description="Status while the CSV file is created."
          />
        )}
      </output>
      {csv.failure !== undefined && (
        <div className={css.notice}>
          <InlineAlert>{csv.failure}</InlineAlert>
        </div>
      )}
      {counts !== undefined && counts.refused > 0 && (
        <RefusedNotice tab={query.tab} count={counts.refused} />
      )}
      <search className={css.search}>
        <ListSearch label={formatMessage(searchMessages[query.tab])} resets={resets} />
      </search>
    </>
  );
}
