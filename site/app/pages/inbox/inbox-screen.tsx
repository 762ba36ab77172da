import { Button } from "@realtor/ui/button";
import { ArrowLeftIcon } from "@realtor/ui/icons";
import { TabGroup } from "@realtor/ui/tab-group";
import { useToast } from "@realtor/ui/toast";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import {
  hrefWithParams,
  interceptClick,
  stepBack,
  updateSearchParams,
  useSearchParams,
} from "#app/admin/search-params.ts";
import { countKeys, type InboxCounts, useInboxCounts } from "#app/admin/use-inbox-counts.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import * as detailCss from "./entry-detail.css.ts";
import { EntryDetail } from "./entry-detail.tsx";
import { EntryList } from "./entry-list.tsx";
import { type Entry, type InboxTab, inboxTabs, mailboxes } from "./entry.ts";
import { InboxHead } from "./inbox-head.tsx";
import { readInboxQuery } from "./inbox-query.ts";
import * as css from "./inbox.css.ts";
import { notificationMessages } from "./notification-messages.ts";
import { useEntries } from "./use-entries.ts";
import { useListDetailFocus } from "./use-list-detail-focus.ts";
import { useOpenEntry } from "./use-open-entry.ts";

const tabMessages = defineMessages({
  leads: {
    id: "inbox.tab.leads",
    defaultMessage: "Website requests",
    description: "Tab of the requests for a website.",
  },
  contacts: {
    id: "inbox.tab.contacts",
    defaultMessage: "Contact requests",
    description: "Tab of the messages from visitors of a website.",
  },
});

const arrivedMessages = defineMessages({
  leads: {
    id: "inbox.arrived.leads",
    defaultMessage: "{n, plural, one {# new website request} other {# new website requests}}.",
    description: "Announcement of {n} website requests that arrived while the inbox is open.",
  },
  contacts: {
    id: "inbox.arrived.contacts",
    defaultMessage: "{n, plural, one {# new contact request} other {# new contact requests}}.",
    description: "Announcement of {n} contact requests that arrived while the inbox is open.",
  },
});

const NotificationDialog = lazy(async () => ({
  default: (await import("./notification-dialog.tsx")).NotificationDialog,
}));

/** Leads (staff only) and contact requests, with the open entry next to the list. */
export function InboxScreen() {
  const { formatMessage } = useIntl();
  const { http, isStaff } = useAdmin();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const search = useSearchParams();
  const query = readInboxQuery(search, isStaff);
  const { tab, item } = query;
  const counts = useInboxCounts();
  const entries = useEntries(query);
  const announcement = useArrivalAnnouncement(counts, () => void entries.refresh());
  const open = useOpenEntry({ tab, item, listed: entries.shown, onChanged: updateList });
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLHeadingElement>(null);
  const isListed = (id: string) => entries.shown?.some((entry) => entry.id === id) ?? false;
  useListDetailFocus(item, { side, heading, detail, isListed });

  /** An entry whose spam state changed leaves the list. */
  function updateList(entry: Entry) {
    if (entry.spam === (query.filter === "spam")) entries.replace(entry);
    else entries.remove(entry.id);
  }

  function afterDelete(id: string) {
    toast({ text: formatMessage(adminMessages.deleted) });
    entries.remove(id);
    void mutate(countKeys[tab]);
    updateSearchParams({ item: "" });
  }

  function goBack(event: MouseEvent) {
    if (interceptClick(event)) stepBack({ item: "" });
  }

  const list = <EntryList query={query} entries={entries} timeZone={timeZone} />;
  return (
    <div className={css.inbox} data-open={item !== null}>
      <output className={css.announcement}>{announcement}</output>
      <div ref={side} className={css.side}>
        <InboxHead query={query} counts={counts[tab]} timeZone={timeZone} heading={heading} />
        {!isStaff && (
          <div className={css.settings}>
            <Button
              variant="ghost"
              size="small"
              onClick={() => updateSearchParams({ settings: "open" })}
            >
              <FormattedMessage {...notificationMessages.title} />
            </Button>
          </div>
        )}
        {!isStaff && search.get("settings") === "open" && (
          <Suspense>
            <NotificationDialog onClose={() => updateSearchParams({ settings: "" })} />
          </Suspense>
        )}
        {isStaff ? (
          <TabGroup
            className={css.tabs}
            label={formatMessage({
              id: "inbox.tabs",
              defaultMessage: "Kind of inquiry",
              description: "Accessible name of the tabs of the inbox.",
            })}
            value={tab}
            onChange={(next) => updateSearchParams({ tab: next, item: "" })}
            tabs={inboxTabs.map((id) => ({
              id,
              label: formatMessage(tabMessages[id]),
              count: counts[id]?.unread ? String(counts[id].unread) : undefined,
              panel: id === tab && list,
            }))}
          />
        ) : (
          <div className={css.withoutTabs}>{list}</div>
        )}
      </div>
      <div className={css.main}>
        <div className={detailCss.back}>
          <a
            className={detailCss.backLink}
            href={item === null ? undefined : hrefWithParams({ item: "" })}
            aria-label={formatMessage({
              id: "inbox.back",
              defaultMessage: "Back to list",
              description: "Button that returns from an inquiry to the list on small screens.",
            })}
            onClick={goBack}
          >
            <ArrowLeftIcon />
          </a>
        </div>
        {item === null && (
          <p className={css.empty}>
            <FormattedMessage
              id="inbox.select"
              defaultMessage="Choose an inquiry on the left."
              description="Shown next to the list while no inquiry is open."
            />
          </p>
        )}
        {item !== null && (
          <LoadState
            className={css.loadState}
            error={open.error}
            loaded={open.entry !== undefined}
            onRetry={open.retry}
            skeleton={{ shape: "text", count: 6 }}
          />
        )}
        {open.entry && (
          <EntryDetail
            key={open.entry.id}
            entry={open.entry}
            timeZone={timeZone}
            heading={detail}
            change={open.change}
            remove={() => mailboxes[tab].remove(http, item ?? "")}
            onDeleted={() => afterDelete(item ?? "")}
          />
        )}
      </div>
    </div>
  );
}

/** Message for screen readers when the unread counts grow; empty until then. Also calls `onArrival`. */
function useArrivalAnnouncement(counts: InboxCounts, onArrival: () => void): string {
  const { formatMessage } = useIntl();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef<Partial<Record<InboxTab, number>>>({});
  const leads = counts.leads?.unread;
  const contacts = counts.contacts?.unread;
  const callback = useRef(onArrival);
  useEffect(() => {
    callback.current = onArrival;
  });

  useEffect(() => {
    const now = { leads, contacts };
    const messages = inboxTabs.flatMap((tab) => {
      const [was, is] = [previous.current[tab], now[tab]];
      if (is === undefined) return [];
      previous.current[tab] = is;
      return was !== undefined && is > was
        ? [formatMessage(arrivedMessages[tab], { n: is - was })]
        : [];
    });
    if (messages.length === 0) return;
    setAnnouncement(messages.join(" "));
    callback.current();
  }, [leads, contacts, formatMessage]);

  return announcement;
}
