import { Box } from "@realtor/ui/box";
import { Heading } from "@realtor/ui/heading";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { visuallyHidden } from "@realtor/ui/styles";
import { TabGroup } from "@realtor/ui/tab-group";
import type { ReactNode, Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as countCss from "#app/admin/admin-nav.css.ts";
import { ListSearch } from "#app/admin/list-search.tsx";
import { updateSearchParams, hrefWithParams, interceptClick } from "#app/admin/search-params.ts";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import { useCsvDownload } from "./entries-csv.ts";
import { type InboxTab, inboxTabs } from "./entry.ts";
import { InboxMenu } from "./inbox-menu.tsx";
import { type InboxQuery, type EntryFilter, entryFilters } from "./inbox-query.ts";
import * as css from "./inbox.css.ts";
import { RefusedNotice } from "./refused-notice.tsx";

interface InboxTitleProps {
  query: InboxQuery;
  /** Whether there is anything to download. */
  hasEntries: boolean;
  timeZone: string;
  heading: Ref<HTMLHeadingElement>;
  onShowKeys: () => void;
}

/** Heading of the inbox and its menu. */
export function InboxTitle({ query, hasEntries, timeZone, heading, onShowKeys }: InboxTitleProps) {
  const csv = useCsvDownload(query, timeZone);
  return (
    <>
      <Box display="flex" alignItems="center" gap={4} className={css.head}>
        <Heading level={1} size="heading" ref={heading} tabIndex={-1} className={css.title}>
          <FormattedMessage id="inbox.title" />
        </Heading>
        <InboxMenu download={hasEntries ? csv : undefined} onShowKeys={onShowKeys} />
      </Box>
      <output className={visuallyHidden}>
        {csv.busy && <FormattedMessage id="inbox.csv.busy" />}
      </output>
      {csv.failure !== undefined && (
        <div className={css.notice}>
          <InlineAlert>{csv.failure}</InlineAlert>
        </div>
      )}
    </>
  );
}

interface ListControlsProps {
  query: InboxQuery;
  counts: InboxCounts[InboxQuery["tab"]];
}

/** A new search keeps the open entry. */
const resets: readonly string[] = [];

/** Filter and search above the list. */
export function ListControls({ query, counts }: ListControlsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <StateFilter filter={query.filter} counts={counts} />
      {counts !== undefined && counts.refused > 0 && (
        <RefusedNotice tab={query.tab} count={counts.refused} />
      )}
      <search className={css.search}>
        <ListSearch label={formatMessage({ id: `inbox.search.${query.tab}` })} resets={resets} />
      </search>
    </>
  );
}

interface InboxTabsProps {
  tab: InboxTab;
  counts: InboxCounts;
  /** The list of the selected tab. */
  children: ReactNode;
}

/** Tabs of staff: requests for a website, and contact requests. A change closes the open entry. */
export function InboxTabs({ tab, counts, children }: InboxTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <TabGroup
      className={css.tabs}
      label={formatMessage({ id: "inbox.tabs" })}
      value={tab}
      onChange={(next) => updateSearchParams({ tab: next, item: "" })}
      tabs={inboxTabs.map((id) => ({
        id,
        label: formatMessage({ id: `inbox.tab.${id}` }),
        count: counts[id]?.unread ? String(counts[id].unread) : undefined,
        panel: id === tab && children,
      }))}
    />
  );
}

type TabCounts = NonNullable<InboxCounts[InboxQuery["tab"]]>;

interface StateFilterProps {
  filter: EntryFilter;
  counts: TabCounts | undefined;
}

/** Links that filter the list by status, with counts. Spam is absent while there is none. */
function StateFilter({ filter, counts }: StateFilterProps) {
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
