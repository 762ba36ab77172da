import type { ReactNode } from "react";
import { formatTemplate } from "../../format.ts";
import type { AreaParts } from "../listing-formats.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./title.css.ts";

/** One fact with its label. */
export interface FactCell {
  key: string;
  label: string;
  value: ReactNode;
  note?: string | undefined;
  /** The value is a word, which is set smaller than a figure. */
  words?: boolean;
}

function areaCell(key: string, label: string, { value, unit, other }: AreaParts): FactCell {
  return {
    key,
    label,
    value: (
      <>
        {value}
        <small className={css.unit}>{unit}</small>
      </>
    ),
    note: other,
  };
}

type FactProps = Pick<ListingProps, "content" | "labels" | "formats">;

/** The key facts that are known, in the order of the page. */
export function factCells({ content: { home }, labels: { listing }, formats }: FactProps) {
  const { facts } = listing;
  const cells: FactCell[] = [];
  if (home.bedrooms !== null)
    cells.push({ key: "beds", label: facts.bedrooms, value: formats.number(home.bedrooms) });
  if (home.bathrooms !== null)
    cells.push({ key: "baths", label: facts.bathrooms, value: formats.number(home.bathrooms) });
  if (home.area !== null) cells.push(areaCell("area", facts.area, formats.areaParts(home.area)));
  if (home.lot !== null) cells.push(areaCell("lot", facts.lot, formats.lotParts(home.lot)));
  if (home.yearBuilt !== null)
    cells.push({
      key: "year",
      label: facts.year,
      value: String(home.yearBuilt),
      note:
        home.renovated === null
          ? undefined
          : formatTemplate(listing.renovated, { year: home.renovated }),
    });
  if (home.kind !== null)
    cells.push({
      key: "type",
      label: facts.type,
      value: listing.types[home.kind],
      note: listing.offer[home.type],
      words: true,
    });
  return cells;
}

/** The key facts in ruled cells; nothing if none is known. */
export function FactCells(props: FactProps) {
  const cells = factCells(props);
  if (cells.length === 0) return null;
  return (
    <dl className={css.facts} aria-label={props.labels.listing.facts.label}>
      {cells.map(({ key, label, value, note, words }) => (
        <div key={key} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factValue} data-words={words || undefined}>
            {value}
          </dd>
          {note && <dd className={css.factNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
