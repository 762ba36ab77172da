import { ArrowLeftIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { Text } from "@realtor/ui/text";
import { useToast } from "@realtor/ui/toast";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { Pane, SplitView } from "#app/admin/layouts/split-view.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import {
  hrefWithParams,
  interceptClick,
  stepBack,
  updateSearchParams,
  useSearchParams,
} from "#app/admin/search-params.ts";
import { countKeys, type InboxCounts, useInboxCounts } from "#app/admin/use-inbox-counts.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import { EmptyInbox } from "./empty-inbox.tsx";
import * as detailCss from "./entry-detail.css.ts";
import { EntryDetail } from "./entry-detail.tsx";
import { EntryList } from "./entry-list.tsx";
import { type Entry, mailboxes } from "./entry.ts";
import { HeldContactsNotice } from "./held-contacts-notice.tsx";
import { InboxTabs, InboxTitle, ListControls } from "./inbox-head.tsx";
import { InboxMenu } from "./inbox-menu.tsx";
import { readInboxQuery } from "./inbox-query.ts";
import * as css from "./inbox.css.ts";
import { useArrivalAnnouncement } from "./use-arrival-announcement.ts";
import { useEntries } from "./use-entries.ts";
import { useEntryActions } from "./use-entry-actions.ts";
import { useFirstEntry, useIsPhone, useListDetailFocus } from "./list-detail.ts";
import { useInboxCommands } from "./use-inbox-commands.ts";
import { useOpenEntry } from "./use-open-entry.ts";
import { useStartTab } from "./use-start-tab.ts";

const NotificationDialog = lazy(async () => ({
  default: (await import("./notification-dialog.tsx")).NotificationDialog,
}));

const KeysDialog = lazy(async () => ({
  default: (await import("./keys-dialog.tsx")).KeysDialog,
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
  const ready = useStartTab({ isStaff, search, counts });
  const entries = useEntries(query, { ready, counts });
  const announcement = useArrivalAnnouncement(counts);
  const open = useOpenEntry({ tab, item, listed: entries.shown, onChanged: updateList });
  const actions = useEntryActions(open.change);
  const [timeZone] = useState(getLocalTimeZone);
  const [showsKeys, setShowsKeys] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLHeadingElement>(null);
  const replyText = useRef<HTMLTextAreaElement>(null);
  const phone = useIsPhone();
  const first = useFirstEntry(query, entries.shown);
  const { shown } = entries;
  useListDetailFocus(item, { side, heading, detail, shown, openedByItself: first });
  const { entry } = open;
  const showKeys = () => setShowsKeys(true);
  const keys = useInboxCommands({
    shown,
    item,
    entry,
    actions,
    side,
    replyText,
    onShowKeys: showKeys,
  });

  /** An entry whose spam state changed leaves the list. */
  function updateList(changed: Entry) {
    if (changed.spam === (query.filter === "spam")) entries.replace(changed);
    else entries.remove(changed.id);
  }

  function afterDelete(id: string) {
    toast({ text: formatMessage({ id: "admin.deleted" }) });
    entries.remove(id);
    void mutate(countKeys[tab]);
    updateSearchParams({ item: "" });
  }

  function goBack(event: MouseEvent) {
    if (interceptClick(event)) stepBack({ item: "" });
  }

  const dialogs = (
    <Suspense>
      {!isStaff && search.get("settings") === "open" && (
        <NotificationDialog onClose={() => updateSearchParams({ settings: "" })} />
      )}
      {showsKeys && (
        <KeysDialog
          enabled={keys.enabled}
          onEnabledChange={(enabled) => keys.setEnabled(enabled)}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </Suspense>
  );
  const isEmpty = isEmptyTab(counts[tab]);
  if (!isStaff && isEmpty && item === null)
    return (
      <EmptyInbox
        heading={heading}
        menu={<InboxMenu onShowKeys={showKeys} />}
        announcement={announcement}
      >
        {dialogs}
      </EmptyInbox>
    );

  const list = (
    <>
      {isStaff && tab === "contacts" && <HeldContactsNotice timeZone={timeZone} />}
      {!isEmpty && <ListControls query={query} counts={counts[tab]} />}
      <EntryList query={query} entries={entries} timeZone={timeZone} actions={actions} />
    </>
  );
  const backLink = (
    <a
      className={detailCss.backLink}
      href={item === null ? undefined : hrefWithParams({ item: "" })}
      aria-label={formatMessage({ id: "inbox.back" })}
      onClick={goBack}
    >
      <ArrowLeftIcon />
    </a>
  );
  return (
    <>
      <output className={visuallyHidden}>{announcement}</output>
      <SplitView panes="list">
        <Pane ref={side} shown={item === null}>
          <InboxTitle
            query={query}
            hasEntries={!isEmpty}
            timeZone={timeZone}
            heading={heading}
            onShowKeys={showKeys}
          />
          {dialogs}
          {isStaff ? (
            <InboxTabs tab={tab} counts={counts}>
              {list}
            </InboxTabs>
          ) : (
            list
          )}
        </Pane>
        <Pane className={css.main} shown={item !== null}>
          {phone && (
            <h1 className={visuallyHidden}>
              <FormattedMessage id="inbox.title" />
            </h1>
          )}
          {item === null && !isEmpty && (
            <Text size="base" className={css.empty}>
              <FormattedMessage id="inbox.select" />
            </Text>
          )}
          {item !== null && open.entry === undefined && (
            <div className={detailCss.back}>{backLink}</div>
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
              replyText={replyText}
              back={backLink}
              actions={actions}
              change={(changes) => open.change(item ?? "", changes)}
              remove={() => mailboxes[tab].remove(http, item ?? "")}
              onDeleted={() => afterDelete(item ?? "")}
            />
          )}
        </Pane>
      </SplitView>
    </>
  );
}

/** Whether there was never a request of this kind, spam included; false until it is known. */
function isEmptyTab(counts: InboxCounts["leads" | "contacts"]): boolean {
  return counts !== undefined && counts.new + counts.called + counts.done + counts.spam === 0;
}
