import { activityStates } from "@realtor/api/rules";
import { realtorStates } from "@realtor/api/loaning";
import { Select } from "@realtor/ui/select";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useIntl } from "react-intl";
import { ListSearch } from "#app/admin/list-search.tsx";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { type ListQuery, sortParam, tableSort } from "./list-query.ts";
import * as css from "./list-tools.css.ts";
import { type WebsiteList, useBrokerageNames } from "./use-website-list.ts";

const orderMessages = {
  "": "websites.order.updated",
  name: "websites.order.name",
  address: "websites.order.address",
  other: "websites.order.other",
} as const satisfies Record<string, MessageKey>;

/** A new search, filter or order starts at the first page. */
const resets = ["page"] as const;

/** Option of a filter that leaves nothing out; no name of a brokerage. */
const everything = "*";

/** Search, filters and order of the list, which are in the address. */
export function ListTools({ counts, query }: Pick<WebsiteList, "counts"> & { query: ListQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <search className={css.tools}>
      <ListSearch label={formatMessage({ id: "websites.search" })} resets={resets} />
      <ToggleButtonGroup
        label={formatMessage({ id: "websites.filter" })}
        labelHidden
        className={css.states}
        selection="single"
        required
        value={[query.state ?? "all"]}
        onChange={([value]) => filter("state", value === "all" ? "" : (value ?? ""))}
        options={(["all", ...realtorStates] as const).map((value) => ({
          value,
          label: formatMessage({
            id: value === "all" ? "websites.filter.all" : `websites.${value}`,
          }),
          ...(counts && { count: formatNumber(counts[value]) }),
        }))}
      />
      <BrokerageFilter brokerage={query.brokerage} />
      <Select
        label={formatMessage({ id: "websites.filter.area" })}
        labelHidden
        className={css.filter[query.area === null ? "idle" : "active"]}
        placeholder={formatMessage({ id: "websites.filter.area" })}
        value={query.area}
        onChange={(value) => filter("area", value === everything ? "" : value)}
        options={[
          { value: everything, label: formatMessage({ id: "websites.filter.allAreas" }) },
          ...activityStates.map((value) => ({
            value,
            label: formatMessage({ id: `websites.area.${value}` }),
          })),
        ]}
      />
      <Order query={query} />
    </search>
  );
}

function filter(param: string, value: string): void {
  updateSearchParams({ [param]: value, page: "" });
}

function BrokerageFilter({ brokerage }: Pick<ListQuery, "brokerage">) {
  const { formatMessage } = useIntl();
  const names = useBrokerageNames();
  const known = brokerage === "" || names.includes(brokerage) ? names : [brokerage, ...names];
  return (
    <Select
      label={formatMessage({ id: "websites.brokerage" })}
      labelHidden
      className={css.filter[brokerage === "" ? "idle" : "active"]}
      placeholder={formatMessage({ id: "websites.brokerage" })}
      value={brokerage || null}
      onChange={(value) => filter("brokerage", value === everything ? "" : value)}
      options={[
        { value: everything, label: formatMessage({ id: "websites.filter.allBrokerages" }) },
        ...known.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

/** The usual orders; the headings of the columns have the others. */
function Order({ query }: { query: ListQuery }) {
  const { formatMessage } = useIntl();
  const current = sortParam(tableSort(query));
  const isUsual = (value: string): value is "name" | "address" | "" => value in orderMessages;
  const orders = (["", "name", "address"] as const).map((value) => ({
    value: value || everything,
    label: formatMessage({ id: orderMessages[value] }),
  }));
  return (
    <Select
      label={formatMessage({ id: "websites.order" })}
      labelHidden
      className={css.order}
      placeholder={formatMessage({ id: "websites.order.other" })}
      value={isUsual(current) ? current || everything : null}
      onChange={(value) => filter("sort", value === everything ? "" : value)}
      options={orders}
    />
  );
}
