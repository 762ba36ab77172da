import { ArrowLeftIcon } from "@realtor/ui/icons";
import { Skeleton } from "@realtor/ui/skeleton";
import { Tabs } from "@realtor/ui/tabs";
import { useToast } from "@realtor/ui/toast";
import { type MouseEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { changeQuery, queryHref, stepBack, useAddressQuery } from "#app/admin/address-query.ts";
import { useAdmin } from "#app/admin/admin-context.ts";
import { staysHere } from "#app/admin/follow-link.ts";
import { LoadFailed } from "#app/admin/load-failed.tsx";
import { useFailure } from "#app/admin/use-failure.ts";
import { countKeys, useInboxCounts } from "#app/admin/use-inbox-counts.ts";
import type { Entry } from "./entry.ts";
import { EntryDetail } from "./entry-detail.tsx";
import * as detailCss from "./entry-detail.css.ts";
import { EntryList } from "./entry-list.tsx";
import * as css from "./inbox.css.ts";
import { InboxHead } from "./inbox-head.tsx";
import { readInboxQuery } from "./inbox-query.ts";
import { inboxTabs, mailboxes } from "./mailbox.ts";
import { useArrivals } from "./use-arrivals.ts";
import { useEntries } from "./use-entries.ts";
import { useFollowedFocus } from "./use-followed-focus.ts";
import { useOpenEntry } from "./use-open-entry.ts";

/** Requests for homepages (the staff's alone) and requests to agents, with one of them open. */
export function InboxScreen() {
  const { formatMessage } = useIntl();
  const { http, isStaff } = useAdmin();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const query = readInboxQuery(useAddressQuery(), isStaff);
  const { tab, item } = query;
  const counts = useInboxCounts();
  const entries = useEntries(query);
  const said = useArrivals(counts, () => void entries.refresh());
  const open = useOpenEntry({ tab, item, listed: entries.shown, onChanged: place });
  const failure = useFailure(open.error);
  // The clock of the person who reads.
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLHeadingElement>(null);
  useFollowedFocus(item, { side, heading, detail });

  /** What is spam now, or no longer, leaves the list that is shown. */
  function place(entry: Entry) {
    if (entry.spam === (query.filter === "spam")) entries.replace(entry);
    else entries.drop(entry.id);
  }

  function afterDelete(id: string) {
    toast({ text: formatMessage({ id: "admin.deleted" }) });
    entries.drop(id);
    void mutate(countKeys[tab]);
    changeQuery({ item: "" });
  }

  function goBack(event: MouseEvent) {
    if (staysHere(event)) stepBack({ item: "" });
  }

  const list = <EntryList query={query} entries={entries} timeZone={timeZone} />;
  return (
    <div className={css.inbox} data-open={item !== null}>
      <output className={css.said}>{said}</output>
      <div ref={side} className={css.side}>
        <InboxHead query={query} counts={counts[tab]} timeZone={timeZone} heading={heading} />
        {isStaff ? (
          <div className={css.tabs}>
            <Tabs
              label={formatMessage({ id: "inbox.tabs" })}
              value={tab}
              onChange={(next) => changeQuery({ tab: next, item: "" })}
              tabs={inboxTabs.map((id) => ({
                id,
                label: formatMessage({ id: `inbox.tab.${id}` }),
                count: counts[id]?.unread ? String(counts[id].unread) : undefined,
                panel: id === tab && list,
              }))}
            />
          </div>
        ) : (
          <div className={css.alone}>{list}</div>
        )}
      </div>
      <div className={css.main}>
        <div className={detailCss.back}>
          <a
            className={detailCss.backLink}
            href={item === null ? undefined : queryHref({ item: "" })}
            aria-label={formatMessage({ id: "inbox.back" })}
            onClick={goBack}
          >
            <ArrowLeftIcon />
          </a>
        </div>
        {item === null && (
          <p className={css.nothing}>
            <FormattedMessage id="inbox.select" />
          </p>
        )}
        {failure !== undefined && (
          <div className={css.failed}>
            <LoadFailed onRetry={open.retry}>{failure}</LoadFailed>
          </div>
        )}
        {open.entry ? (
          <EntryDetail
            key={open.entry.id}
            entry={open.entry}
            timeZone={timeZone}
            heading={detail}
            change={open.change}
            remove={() => mailboxes[tab].remove(http, item ?? "")}
            onDeleted={() => afterDelete(item ?? "")}
          />
        ) : (
          item !== null &&
          failure === undefined && (
            <div className={css.failed}>
              <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={6} />
            </div>
          )
        )}
      </div>
    </div>
  );
}
