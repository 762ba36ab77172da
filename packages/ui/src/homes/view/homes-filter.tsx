import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon } from "../../components/icons/icons.ts";
import { NativeSelect, type Option } from "../../components/native-select/native-select.tsx";
import { formatTemplate } from "../../format.ts";
import type { HomesOption } from "../homes-content.ts";
import type { HomesProps } from "../homes-props.ts";
import { homesSorts } from "../homes-query.ts";
import { statusText } from "./filter-text.ts";
import * as css from "./homes-filter.css.ts";

/** The others are the default, which the address does not contain. */
const sorts = homesSorts.filter((sort) => sort !== "newest");

interface FilterFieldProps {
  name: string;
  label: string;
  /** Label of no filter. */
  any: string;
  value: string | number | null;
  options: readonly Option[];
}

/** The value of the address is selected by the server; the browser submits what the visitor chose. */
function FilterField({ name, label, any, value, options }: FilterFieldProps) {
  return (
    <NativeSelect
      id={`homes-${name}`}
      name={name}
      label={label}
      placeholder={any}
      defaultValue={value ?? ""}
      options={options}
      className={css.field}
      autoComplete="off"
    />
  );
}

/**
 * The filters as a form that is sent with GET, so that the result has an address. A phone shows it after
 * the visitor opens it.
 */
export function HomesFilter(props: HomesProps) {
  const { content, labels, formats, links } = props;
  const { query, options, active } = content;
  const text = labels.homes.filter;
  const toOptions = <Value extends string | number>(
    list: readonly HomesOption<Value>[],
    nameOf: (value: Value) => string,
  ) =>
    list.map(({ value, count }) => ({
      value: String(value),
      label: formatTemplate(text.option, { name: nameOf(value), n: formats.number(count) }),
    }));
  const prices = options.prices.map((price) => ({
    value: String(price),
    label: formats.money(price),
  }));
  const atLeast = (n: number) => formatTemplate(text.atLeast, { n: formats.number(n) });
  const [path = ""] = links.homes(query).split("?");
  return (
    <details className={css.root}>
      <summary className={css.summary}>
        {active.length > 0
          ? formatTemplate(text.option, { name: text.title, n: formats.number(active.length) })
          : text.title}
        <ChevronDownIcon />
      </summary>
      <form action={path} method="get" className={css.form} aria-label={text.label}>
        <input type="hidden" name="type" value={query.type} />
        {query.view === "map" && <input type="hidden" name="view" value="map" />}
        <FilterField
          name="city"
          label={text.city}
          any={text.anyCity}
          value={query.city}
          options={toOptions(options.city, String)}
        />
        <FilterField
          name="min"
          label={text.min}
          any={text.anyPrice}
          value={query.min}
          options={prices}
        />
        <FilterField
          name="max"
          label={text.max}
          any={text.anyPrice}
          value={query.max}
          options={prices}
        />
        <FilterField
          name="beds"
          label={text.beds}
          any={text.anyBeds}
          value={query.beds}
          options={toOptions(options.beds, atLeast)}
        />
        <FilterField
          name="kind"
          label={text.kind}
          any={text.anyKind}
          value={query.kind}
          options={toOptions(options.kind, (kind) => labels.listing.types[kind])}
        />
        {options.status.length > 0 && (
          <FilterField
            name="status"
            label={text.status}
            any={text.anyStatus}
            value={query.status}
            options={toOptions(options.status, (status) => statusText(status, props))}
          />
        )}
        <FilterField
          name="sort"
          label={text.sort}
          any={labels.homes.sort.newest}
          value={query.sort === "newest" ? null : query.sort}
          options={sorts.map((sort) => ({ value: sort, label: labels.homes.sort[sort] }))}
        />
        <Button type="submit" size="medium" className={css.submit}>
          {text.show}
        </Button>
      </form>
    </details>
  );
}
