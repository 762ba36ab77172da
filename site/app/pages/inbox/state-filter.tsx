import { useIntl } from "react-intl";
import { hrefWithParams, interceptClick, updateSearchParams } from "#app/admin/search-params.ts";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import * as countCss from "#app/admin/admin-nav.css.ts";
import { type EntryFilter, entryFilters, type InboxQuery } from "./inbox-query.ts";
import * as css from "./inbox.css.ts";

type TabCounts = NonNullable<InboxCounts[InboxQuery["tab"]]>;

interface StateFilterProps {
  filter: EntryFilter;
  counts: TabCounts | undefined;
}

/** Links that filter the list by status, with counts. Spam is absent while there is none. */
export function StateFilter({ filter, counts }: StateFilterProps) {
  const { formatMessage, formatNumber } = useIntl();
  const shown = entryFilters.filter(
    (one) => one !== "spam" || one === filter || (counts?.spam ?? 0) > 0,
  );
  return (
    <nav className={css.filters} aria-label={formatMessage({ id: "inbox.filter" })}>
      {shown.map((one) => {
        const state = one === "all" ? "" : one;
        const count = counts && countOf(one, counts);
        const isNew = one === "new" && count !== undefined && count > 0;
        return (
          <a
            key={one}
            className={css.filter}
            href={hrefWithParams({ state })}
            aria-current={one === filter ? "true" : undefined}
            onClick={(event) => {
              if (interceptClick(event)) updateSearchParams({ state });
            }}
          >
            {formatMessage({
              id: one === "all" || one === "spam" ? `inbox.filter.${one}` : `inbox.state.${one}`,
            })}
            {count !== undefined && (
              <>
                {" "}
                <span className={isNew ? countCss.badge : css.count}>{formatNumber(count)}</span>
              </>
            )}
          </a>
        );
      })}
    </nav>
  );
}

function countOf(filter: EntryFilter, counts: TabCounts): number {
  return filter === "all" ? counts.new + counts.called + counts.done : counts[filter];
}
