import { formatTemplate } from "../../format.ts";
import type { HomesFilterName } from "../homes-content.ts";
import type { HomesProps } from "../homes-props.ts";
import type { HomesStatus } from "../homes-query.ts";

type Texts = Pick<HomesProps, "labels" | "formats">;

/** Number of homes with its noun. */
export function countText(count: number, { labels, formats }: Texts): string {
  const { one, other } = labels.homes.count;
  return formatTemplate(count === 1 ? one : other, { n: formats.number(count) });
}

/** Name of a status, as on the cards. */
export function statusText(status: HomesStatus, { labels }: Pick<HomesProps, "labels">): string {
  return status === "available" ? labels.homes.available : labels.homepage.listings.status[status];
}

function priceRange({ content, labels, formats }: Pick<HomesProps, "content"> & Texts): string {
  const { min, max } = content.query;
  const { from, to, between } = labels.homes.active;
  if (min !== null && max !== null)
    return formatTemplate(between, { min: formats.money(min), max: formats.money(max) });
  return min === null
    ? formatTemplate(to, { price: formats.money(max ?? 0) })
    : formatTemplate(from, { price: formats.money(min) });
}

/** The value of an active filter, such as "3 or more bedrooms". */
export function filterText(
  filter: HomesFilterName,
  props: Pick<HomesProps, "content"> & Texts,
): string {
  const { labels, formats, content } = props;
  const { city, beds, kind, status } = content.query;
  const texts: Record<HomesFilterName, () => string> = {
    city: () => city ?? "",
    price: () => priceRange(props),
    beds: () => formatTemplate(labels.homes.active.beds, { n: formats.number(beds ?? 0) }),
    kind: () => (kind ? labels.listing.types[kind] : ""),
    status: () => (status ? statusText(status, props) : ""),
  };
  return texts[filter]();
}
