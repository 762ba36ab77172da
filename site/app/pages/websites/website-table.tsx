import { Button } from "@realtor/ui/button";
import { controlLabelsFor } from "@realtor/ui/labels";
import { media } from "@realtor/ui/styles";
import { Table } from "@realtor/ui/table";
import { useState } from "react";
import { useIntl } from "react-intl";
import { updateSearchParams } from "#app/admin/search-params.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useAddress } from "#app/page-root.tsx";
import type { RowSelection } from "./bulk/use-row-selection.ts";
import { type ListQuery, sortParam, tableSort } from "./list-query.ts";
import { NoneFound } from "./no-websites.tsx";
import { websiteColumns } from "./website-columns.tsx";
import * as tableCss from "./website-table.css.ts";
import type { RowActions } from "./row-menu.tsx";
import type { WebsiteRow } from "./website-row.ts";

interface WebsiteTableProps {
  rows: readonly WebsiteRow[];
  query: ListQuery;
  actions: RowActions;
  selection: RowSelection;
}

/**
 * The websites with a checkbox each. On a phone the checkboxes appear on request, and a press on a row then
 * selects it.
 */
export function WebsiteTable({ rows, query, actions, selection }: WebsiteTableProps) {
  const intl = useIntl();
  const { locale } = useAddress();
  const [openedAt] = useState(() => new Date());
  const isPhone = useMediaQuery(media.mobile);
  const [isSelecting, setSelecting] = useState(false);
  const hasCheckboxes = !isPhone || isSelecting || selection.keys.size > 0;
  const toggle = () => {
    if (hasCheckboxes) selection.clear();
    setSelecting(!hasCheckboxes);
  };
  return (
    <>
      {isPhone && rows.length > 0 && (
        <Button variant="text" onClick={toggle}>
          {intl.formatMessage({ id: hasCheckboxes ? "websites.select.end" : "websites.select" })}
        </Button>
      )}
      <div {...selection.handlers}>
        <Table
          labels={controlLabelsFor(locale).table}
          label={intl.formatMessage({ id: "websites.title" })}
          className={`${tableCss.table} ${hasCheckboxes ? tableCss.withCheckboxes : tableCss.withoutCheckboxes}`}
          stickyHeadings
          selectionMode={hasCheckboxes ? "multiple" : "none"}
          selectedKeys={selection.keys}
          onSelectionChange={selection.change}
          columns={websiteColumns({ intl, locale, now: openedAt, actions })}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={
            isPhone && hasCheckboxes
              ? undefined
              : ({ desiredUrl }) => localePath(`/${desiredUrl}/admin`, locale)
          }
          sort={tableSort(query)}
          onSort={(sort) => updateSearchParams({ sort: sortParam(sort), page: "" })}
          empty={<NoneFound {...query} />}
        />
      </div>
    </>
  );
}
