import { activityStates } from "@realtor/api/rules";
import { realtorStates } from "@realtor/api/loaning";
import { Select } from "@realtor/ui/select";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useIntl } from "react-intl";
import { ListSearch } from "#app/admin/list-search.tsx";
import { updateSearchParams } from "#app/admin/search-params.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { type ListQuery, sortParam, tableSort } from "./list-query.ts";
import * as css from "./list-tools.css.ts";
import { areaMessages, stateMessages } from "./realtors-messages.ts";
import { type RealtorList, useBrokerageNames } from "./use-realtor-list.ts";

const messages = defineMessages({
  search: {
    id: "realtors.search",
    defaultMessage: "Name, address, brokerage or license",
    description: "Label of the search field for websites: what is searched.",
  },
  status: {
    id: "realtors.filter",
    defaultMessage: "Status",
    description: "Label of the filter by status.",
  },
  all: {
    id: "realtors.filter.all",
    defaultMessage: "All",
    description: "Option of the filter: websites with any status.",
  },
  brokerage: {
    id: "realtors.brokerage",
    defaultMessage: "Brokerage",
    description: "Column, and label of the filter by brokerage.",
  },
  allBrokerages: {
    id: "realtors.filter.allBrokerages",
    defaultMessage: "All brokerages",
    description: "Option of the filter by brokerage.",
  },
  area: {
    id: "realtors.filter.area",
    defaultMessage: "State",
    description: "Label of the filter by the US state in which the realtor works.",
  },
  allAreas: {
    id: "realtors.filter.allAreas",
    defaultMessage: "All states",
    description: "Option of the filter by US state.",
  },
  order: {
    id: "realtors.order",
    defaultMessage: "Order",
    description: "Label of the select for the order of the list.",
  },
});

const orderMessages = defineMessages({
  "": {
    id: "realtors.order.updated",
    defaultMessage: "Latest change",
    description: "Order of the list: what was changed last comes first.",
  },
  name: {
    id: "realtors.order.name",
    defaultMessage: "Name, A to Z",
    description: "Order of the list: by the English name.",
  },
  address: {
    id: "realtors.order.address",
    defaultMessage: "Address, A to Z",
    description: "Order of the list: by the web address.",
  },
  other: {
    id: "realtors.order.other",
    defaultMessage: "By column",
    description: "Order of the list: another one, chosen in the headings of the columns.",
  },
});

/** A new search, filter or order starts at the first page. */
const resets = ["page"] as const;

/** Option of a filter that leaves nothing out; no name of a brokerage. */
const everything = "*";

/** Search, filters and order of the list, which are in the address. */
export function ListTools({ counts, query }: Pick<RealtorList, "counts"> & { query: ListQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <search className={css.tools}>
      <ListSearch label={formatMessage(messages.search)} resets={resets} />
      <ToggleButtonGroup
        label={formatMessage(messages.status)}
        labelHidden
        className={css.states}
        selection="single"
        required
        value={[query.state ?? "all"]}
        onChange={([value]) => filter("state", value === "all" ? "" : (value ?? ""))}
        options={(["all", ...realtorStates] as const).map((value) => ({
          value,
          label: formatMessage(value === "all" ? messages.all : stateMessages[value]),
          ...(counts && { count: formatNumber(counts[value]) }),
        }))}
      />
      <BrokerageFilter brokerage={query.brokerage} />
      <Select
        label={formatMessage(messages.area)}
        labelHidden
        className={css.filter[query.area === null ? "idle" : "active"]}
        placeholder={formatMessage(messages.area)}
        value={query.area}
        onChange={(value) => filter("area", value === everything ? "" : value)}
        options={[
          { value: everything, label: formatMessage(messages.allAreas) },
          ...activityStates.map((value) => ({ value, label: formatMessage(areaMessages[value]) })),
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
      label={formatMessage(messages.brokerage)}
      labelHidden
      className={css.filter[brokerage === "" ? "idle" : "active"]}
      placeholder={formatMessage(messages.brokerage)}
      value={brokerage || null}
      onChange={(value) => filter("brokerage", value === everything ? "" : value)}
      options={[
        { value: everything, label: formatMessage(messages.allBrokerages) },
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
    label: formatMessage(orderMessages[value]),
  }));
  return (
    <Select
      label={formatMessage(messages.order)}
      labelHidden
      className={css.order}
      placeholder={formatMessage(orderMessages.other)}
      value={isUsual(current) ? current || everything : null}
      onChange={(value) => filter("sort", value === everything ? "" : value)}
      options={orders}
    />
  );
}
