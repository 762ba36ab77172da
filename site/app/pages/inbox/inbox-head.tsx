import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon, DownloadIcon, SearchIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { NativeSelect } from "@realtor/ui/native-select";
import { type Ref, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SearchField } from "#app/admin/search-field.tsx";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import { useCsvDownload } from "./entries-csv.ts";
import { type EntryFilter, entryFilters, type InboxQuery } from "./inbox-query.ts";
import * as css from "./inbox.css.ts";

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
  const [searchOpen, setSearchOpen] = useState(false);
  const searching = searchOpen || query.q !== "";

  function nameOf(filter: EntryFilter): string {
    if (filter === "all") return formatMessage({ id: "inbox.filter.all" });
    const name = formatMessage({
      id: filter === "spam" ? "inbox.filter.spam" : `inbox.state.${filter}`,
    });
    if (!counts) return name;
    return formatMessage({ id: "inbox.filter.option" }, { name, n: counts[filter] });
  }

  function toggleSearch() {
    setSearchOpen(!searching);
    if (searching) updateSearchParams({ q: "" });
  }

  return (
    <>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          <FormattedMessage id="inbox.title" />
        </h1>
        <div className={css.filter}>
          <NativeSelect
            label={formatMessage({ id: "inbox.filter" })}
            value={query.filter}
            options={entryFilters.map((filter) => ({ value: filter, label: nameOf(filter) }))}
            onChange={({ target }) =>
              updateSearchParams({ state: target.value === "all" ? "" : target.value })
            }
          />
        </div>
        <IconButton
          label={formatMessage({ id: searching ? "admin.close" : "inbox.search" })}
          aria-expanded={searching}
          onClick={toggleSearch}
        >
          {searching ? <CloseIcon /> : <SearchIcon />}
        </IconButton>
        <IconButton
          label={formatMessage({ id: "inbox.csv" })}
          disabled={csv.busy}
          onClick={csv.start}
        >
          <DownloadIcon />
        </IconButton>
      </div>
      <output className={css.announcement}>
        {csv.busy && <FormattedMessage id="inbox.csv.busy" />}
      </output>
      {csv.failure !== undefined && (
        <div className={css.notice}>
          <InlineAlert>{csv.failure}</InlineAlert>
        </div>
      )}
      {searching && (
        <search className={css.search}>
          <SearchField
            label={formatMessage({ id: `inbox.search.${query.tab}` })}
            resets={resets}
            focused={searchOpen}
          />
        </search>
      )}
    </>
  );
}
