import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { controlLabelsFor } from "@realtor/ui/labels";
import { Pagination } from "@realtor/ui/pagination";
import { Table } from "@realtor/ui/table";
import { useToast } from "@realtor/ui/toast";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { copyAddress } from "#app/admin/copy-address.ts";
import { DeleteWebsiteDialog } from "#app/admin/delete-website-dialog.tsx";
import { saveExport } from "#app/admin/download-file.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import { InviteDialog } from "#app/admin/new-website/invite-dialog.tsx";
import { NewWebsiteDialog } from "#app/admin/new-website/new-website-dialog.tsx";
import { ListSearch } from "#app/admin/list-search.tsx";
import { hrefWithParams, updateSearchParams, useSearchParams } from "#app/admin/search-params.ts";
import { useAction } from "#app/admin/use-action.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { websiteMessages } from "#app/admin/new-website/new-website-messages.ts";
import { OperatorLine } from "./operator-line.tsx";
import { NotificationLine } from "./notification-line.tsx";
import { isFiltered, perPage, readListQuery, sortParam, tableSort } from "./list-query.ts";
import { NoneFound, NoWebsitesYet } from "./no-websites.tsx";
import { realtorColumns } from "./realtor-columns.tsx";
import * as tableCss from "./realtor-table.css.ts";
import * as css from "./realtors.css.ts";
import { type RealtorList, useRealtorList, type WebsiteRow } from "./use-realtor-list.ts";
import { realtorsMessages, stateMessages } from "./realtors-messages.ts";

const messages = defineMessages({
  filterAll: {
    id: "realtors.filter.all",
    defaultMessage: "All",
    description: "Option of the filter: websites with any status.",
  },
});

type OpenDialog = { kind: "delete" | "invite"; row: WebsiteRow } | null;

/** A new search or filter starts at the first page. */
const resets = ["page"] as const;

/** The list of all homepages, for staff. `missing` are the unknown details of the operator. */
export function RealtorsScreen({ missing }: { missing: readonly string[] }) {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const query = readListQuery(useSearchParams());
  const list = useRealtorList(query);
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openedAt] = useState(() => new Date());
  const [creating, setCreating] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [deletions, setDeletions] = useState(0);
  const { failure, run } = useAction();
  const create = () => setCreating(true);
  const close = () => setOpenDialog(null);

  async function afterDelete() {
    close();
    setDeletions(deletions + 1);
    toast({ text: intl.formatMessage(adminMessages.deleted) });
    await list.refresh();
    // The row that had the focus is gone.
    heading.current?.focus();
  }

  const actions = {
    onCopy: ({ desiredUrl }: WebsiteRow) =>
      void copyAddress(localePath(`/${desiredUrl}`, locale), { intl, toast }),
    onExport: ({ id }: WebsiteRow) => void run(() => saveExport(http, id)),
    onInvite: (row: WebsiteRow) => setOpenDialog({ kind: "invite", row }),
    onDelete: (row: WebsiteRow) => setOpenDialog({ kind: "delete", row }),
  };
  const { rows, counts } = list;
  const title = intl.formatMessage(realtorsMessages.title);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
          {counts && list.all !== undefined && (
            <span className={css.count}>
              {query.q === "" ? (
                <FormattedMessage
                  id="realtors.count"
                  defaultMessage="{n} total"
                  description="Number of all websites; {n} is the number."
                  values={{ n: list.all }}
                />
              ) : (
                <FormattedMessage
                  id="realtors.countOf"
                  defaultMessage="{n} of {total}"
                  description="Number of websites that match the search, and of all websites."
                  values={{ n: counts.all, total: list.all }}
                />
              )}
            </span>
          )}
        </h1>
        <div className={css.create}>
          <Button size="medium" onClick={create}>
            <PlusIcon />
            <FormattedMessage {...websiteMessages.new} />
          </Button>
        </div>
      </div>
      <OperatorLine missing={missing} />
      <NotificationLine />
      <Tools list={list} state={query.state} />
      <output className={css.status}>
        {rows && !list.stale && (
          <FormattedMessage
            id="realtors.found"
            defaultMessage="{n, plural, one {# website} other {# websites}}"
            description="Number of websites that match search and filter; {n} is the number."
            values={{ n: list.totalCount }}
          />
        )}
      </output>
      <LoadState
        className={css.notice}
        error={list.error}
        loaded={rows !== undefined}
        onRetry={() => void list.refresh()}
        skeleton={{ shape: "rows", count: 8 }}
      />
      {failure !== undefined && (
        <div className={css.notice}>
          <InlineAlert>{failure}</InlineAlert>
        </div>
      )}
      {rows && (
        <div className={css.list} data-stale={list.stale}>
          {rows.length === 0 && !isFiltered(query) ? (
            <NoWebsitesYet onCreate={create} />
          ) : (
            <Table
              // After a deletion a new table: the old one would focus the next row, not the heading.
              key={deletions}
              labels={controlLabelsFor(locale).table}
              label={title}
              className={tableCss.table}
              stickyHeadings
              columns={realtorColumns({ intl, locale, now: openedAt, actions })}
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={({ desiredUrl }) => localePath(`/${desiredUrl}/admin`, locale)}
              sort={tableSort(query)}
              onSort={(sort) => updateSearchParams({ sort: sortParam(sort), page: "" })}
              empty={<NoneFound {...query} />}
            />
          )}
          <div className={css.pages}>
            <Pagination
              labels={controlLabelsFor(locale).pagination}
              page={query.page}
              pageCount={Math.ceil(list.totalCount / perPage)}
              getHref={(page) => hrefWithParams({ page: page === 1 ? "" : String(page) })}
              formatNumber={intl.formatNumber}
            />
          </div>
        </div>
      )}
      <NewWebsiteDialog
        open={creating}
        onOpenChange={setCreating}
        onCreated={() => void list.refresh()}
      />
      {openDialog?.kind === "invite" && (
        <InviteDialog
          realtorId={openDialog.row.id}
          name={openDialog.row.name.displayName.text}
          onClose={close}
        />
      )}
      {openDialog?.kind === "delete" && (
        <DeleteWebsiteDialog
          realtorId={openDialog.row.id}
          name={openDialog.row.name.displayName.text}
          desiredUrl={openDialog.row.desiredUrl}
          onClose={close}
          onDeleted={() => void afterDelete()}
        />
      )}
    </div>
  );
}

function Tools({ list, state }: { list: RealtorList; state: "live" | "draft" | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const { counts } = list;
  return (
    <search className={css.tools}>
      <ListSearch
        label={formatMessage({
          id: "realtors.search",
          defaultMessage: "Search by name or address",
          description: "Label of the search field for websites.",
        })}
        resets={resets}
      />
      <ToggleButtonGroup
        label={formatMessage({
          id: "realtors.filter",
          defaultMessage: "Status",
          description: "Label of the filter by status.",
        })}
        labelHidden
        selection="single"
        required
        value={[state ?? "all"]}
        onChange={([value]) =>
          updateSearchParams({ state: value === "all" ? "" : (value ?? ""), page: "" })
        }
        options={(["all", "live", "draft"] as const).map((value) => ({
          value,
          label: formatMessage(value === "all" ? messages.filterAll : stateMessages[value]),
          ...(counts && { count: formatNumber(counts[value]) }),
        }))}
      />
    </search>
  );
}
