import { liftSuspension } from "@realtor/api/loaning";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { controlLabelsFor } from "@realtor/ui/labels";
import { Pagination } from "@realtor/ui/pagination";
import { useToast } from "@realtor/ui/toast";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { copyAddress } from "#app/admin/copy-text.ts";
import { saveExport } from "#app/admin/download-file.ts";
import { Page } from "#app/admin/layouts/page.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import { hrefWithParams, useSearchParams } from "#app/admin/search-params.ts";
import { useAction } from "#app/admin/use-action.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import type { BulkAction } from "./bulk/run-bulk-action.ts";
import { useBulk } from "./bulk/use-bulk.ts";
import { useRowSelection } from "./bulk/use-row-selection.ts";
import { ListHead } from "./list-head.tsx";
import { hasFilter, isFiltered, perPage, readListQuery } from "./list-query.ts";
import { ListTools } from "./list-tools.tsx";
import { NoWebsitesYet } from "./no-websites.tsx";
import { NotificationLine, OperatorLine } from "./staff-notices.tsx";
import * as css from "./websites.css.ts";
import { type OpenDialog, WebsitesDialogs } from "./websites-dialogs.tsx";
import type { RowActions } from "./row-menu.tsx";
import { useWebsiteList } from "./use-website-list.ts";
import type { WebsiteRow } from "./website-row.ts";
import { WebsiteTable } from "./website-table.tsx";

/** The list of all websites, for staff. `missing` are the unknown details of the operator. */
export function WebsitesScreen({ missing }: { missing: readonly string[] }) {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const query = readListQuery(useSearchParams());
  const list = useWebsiteList(query);
  const selection = useRowSelection(list.rows ?? []);
  const bulk = useBulk(list.refresh);
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [deletions, setDeletions] = useState(0);
  const { failure, run } = useAction();
  const create = () => setOpenDialog({ kind: "create" });
  const { rows, counts } = list;

  async function afterDelete() {
    setOpenDialog(null);
    setDeletions(deletions + 1);
    toast({ text: intl.formatMessage({ id: "admin.deleted" }) });
    await list.refresh();
    // The row that had the focus was removed.
    heading.current?.focus();
  }

  async function runBulk(action: BulkAction, chosen: readonly WebsiteRow[], reason?: string) {
    setOpenDialog(null);
    const isSelection = chosen.every(({ id }) => selection.keys.has(id));
    const leftOut = await bulk.start(action, chosen, reason);
    if (!isSelection) return;
    selection.set(leftOut);
    // The bar that had the focus was removed.
    if (leftOut.length === 0) heading.current?.focus();
  }

  /** One invitation has a dialog with its text; unpublishing and several invitations are confirmed. */
  function startBulk(action: BulkAction) {
    const chosen = selection.rows;
    const [first] = chosen;
    if (action === "invite" && first && chosen.length === 1)
      setOpenDialog({ kind: "invite", row: first });
    else if (action === "invite" || action === "unpublish")
      setOpenDialog({ kind: "confirm", action, rows: chosen });
    else void runBulk(action, chosen);
  }

  const actions: RowActions = {
    onCopy: ({ desiredUrl }) =>
      void copyAddress(localePath(`/${desiredUrl}`, locale), { intl, toast }),
    onExport: ({ id }) => void run(() => saveExport(http, id)),
    onInvite: (row) => setOpenDialog({ kind: "invite", row }),
    onSecondFactor: (row) => setOpenDialog({ kind: "second-factor", row }),
    onLicense: (row) => setOpenDialog({ kind: "license", row }),
    onDuplicate: (row) => setOpenDialog({ kind: "duplicate", row }),
    onUnpublish: (row) => setOpenDialog({ kind: "confirm", action: "unpublish", rows: [row] }),
    onLift: ({ id }) => void run(() => liftSuspension(http, id)).then(list.refresh),
    onKeep: (row) => setOpenDialog({ kind: "keep", row }),
    onDelete: (row) => setOpenDialog({ kind: "delete", row }),
  };
  return (
    <Page width="list">
      <ListHead
        total={counts?.all}
        found={rows && hasFilter(query) ? list.totalCount : undefined}
        headingRef={heading}
        onCreate={create}
      />
      <OperatorLine missing={missing} />
      <NotificationLine />
      <ListTools counts={counts} query={query} />
      <output className={css.status}>
        {rows && !list.stale && (
          <FormattedMessage id="websites.found" values={{ n: list.totalCount }} />
        )}
      </output>
      <LoadState
        error={list.error}
        loaded={rows !== undefined}
        onRetry={() => void list.refresh()}
        skeleton={{ shape: "rows", count: 8 }}
      />
      {failure !== undefined && <InlineAlert className={css.notice}>{failure}</InlineAlert>}
      {rows && (
        <div className={css.list} data-stale={list.stale}>
          {rows.length === 0 && !isFiltered(query) ? (
            <NoWebsitesYet onCreate={create} />
          ) : (
            // After a deletion a new table: the old one would focus the next row, not the heading.
            <WebsiteTable
              key={deletions}
              rows={rows}
              query={query}
              actions={actions}
              selection={selection}
            />
          )}
        </div>
      )}
      <BulkBar
        count={selection.keys.size}
        running={bulk.running}
        onAction={startBulk}
        onClear={() => {
          selection.clear();
          heading.current?.focus();
        }}
      />
      {rows && (
        <div className={css.pages} data-selecting={selection.keys.size > 0}>
          <Pagination
            labels={controlLabelsFor(locale).pagination}
            page={query.page}
            pageCount={Math.ceil(list.totalCount / perPage)}
            getHref={(page) => hrefWithParams({ page: page === 1 ? "" : String(page) })}
            formatNumber={intl.formatNumber}
          />
        </div>
      )}
      <WebsitesDialogs
        open={openDialog}
        bulk={bulk}
        onClose={() => setOpenDialog(null)}
        onChanged={() => void list.refresh()}
        onDeleted={() => void afterDelete()}
        onRun={(action, chosen, reason) => void runBulk(action, chosen, reason)}
      />
    </Page>
  );
}
