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
import { type RealtorList, useBrokerageNames } from "./use-realtor-list.ts";

const orderMessages = {
  "": "realtors.order.updated",
  name: "realtors.order.name",
  address: "realtors.order.address",
  other: "realtors.order.other",
} as const satisfies Record<string, MessageKey>;

/** A new search, filter or order starts at the first page. */
const resets = ["page"] as const;

/** Option of a filter that leaves nothing out; no name of a brokerage. */
const everything = "*";

/** Search, filters and order of the list, which are in the address. */
export function ListTools({ counts, query }: Pick<RealtorList, "counts"> & { query: ListQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <search className={css.tools}>
      <ListSearch label={formatMessage({ id: "realtors.search" })} resets={resets} />
      <ToggleButtonGroup
        label={formatMessage({ id: "realtors.filter" })}
        labelHidden
        className={css.states}
        selection="single"
        required
        value={[query.state ?? "all"]}
        onChange={([value]) => filter("state", value === "all" ? "" : (value ?? ""))}
        options={(["all", ...realtorStates] as const).map((value) => ({
          value,
          label: formatMessage({
            id: value === "all" ? "realtors.filter.all" : `realtors.${value}`,
          }),
          ...(counts && { count: formatNumber(counts[value]) }),
        }))}
      />
      <BrokerageFilter brokerage={query.brokerage} />
      <Select
        label={formatMessage({ id: "realtors.filter.area" })}
        labelHidden
        className={css.filter[query.area === null ? "idle" : "active"]}
        placeholder={formatMessage({ id: "realtors.filter.area" })}
        value={query.area}
        onChange={(value) => filter("area", value === everything ? "" : value)}
        options={[
          { value: everything, label: formatMessage({ id: "realtors.filter.allAreas" }) },
          ...activityStates.map((value) => ({
            value,
            label: formatMessage({ id: `realtors.area.${value}` }),
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
      label={formatMessage({ id: "realtors.brokerage" })}
      labelHidden
      className={css.filter[brokerage === "" ? "idle" : "active"]}
      placeholder={formatMessage({ id: "realtors.brokerage" })}
      value={brokerage || null}
      onChange={(value) => filter("brokerage", value === everything ? "" : value)}
      options={[
        { value: everything, label: formatMessage({ id: "realtors.filter.allBrokerages" }) },
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
      label={formatMessage({ id: "realtors.order" })}
      labelHidden
      className={css.order}
      placeholder={formatMessage({ id: "realtors.order.other" })}
      value={isUsual(current) ? current || everything : null}
      onChange={(value) => filter("sort", value === everything ? "" : value)}
      options={orders}
    />
  );
}
