import type { LocalText } from "@realtor/profile/text";
import { Fragment, type ReactNode } from "react";
import { formatTemplate } from "../../format.ts";
import { langAttribute } from "../../homepage/homepage-content.ts";
import type { ListingContent } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./section.css.ts";

type RowsProps = Pick<ListingProps, "content" | "labels" | "formats">;

/** Whether anything is known about the building. */
export function hasBuilding({ building }: Pick<ListingContent, "building">): boolean {
  const { facts, parking, stories, tax, hoa } = building;
  const known = [parking.garage, stories, tax, hoa].some((value) => value !== null);
  return facts.length > 0 || parking.values.length > 0 || known;
}

/** Facts about the building, taxes and dues as ruled rows. */
export function BuildingRows(props: RowsProps) {
  const { content, labels, formats } = props;
  const { facts, stories, tax, hoa } = content.building;
  const text = labels.listing.building;
  const amount = tax && formats.money(tax.amount);
  return (
    <dl className={css.rows}>
      {facts.map(({ fact, values }) => (
        <Row key={fact} name={text[fact]}>
          <Values values={values} lang={content.lang} />
        </Row>
      ))}
      <Parking {...props} />
      {stories !== null && <Row name={text.stories}>{formats.number(stories)}</Row>}
      {amount && (
        <Row name={text.tax}>
          {tax.year === null
            ? formatTemplate(text.perYear, { amount })
            : formatTemplate(text.taxOf, { amount, year: tax.year })}
        </Row>
      )}
      {hoa && (
        <Row name={text.hoa}>
          {hoa.amount === 0
            ? text.noHoa
            : formatTemplate(hoa.per === "month" ? text.perMonth : text.perYear, {
                amount: formats.money(hoa.amount),
              })}
        </Row>
      )}
    </dl>
  );
}

function Parking({ content, labels, formats }: RowsProps) {
  const { garage, values } = content.building.parking;
  if (garage === null && values.length === 0) return null;
  const { building } = labels.listing;
  const cars = garage && formatTemplate(building.garage, { n: formats.number(garage) });
  return (
    <Row name={building.parking}>
      <Values
        values={cars ? [{ text: cars, lang: content.lang }, ...values] : values}
        lang={content.lang}
      />
    </Row>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.item} data-two>
      <dt className={css.itemName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Texts of the MLS with commas; those without a translation are marked as English. */
function Values({ values, lang }: { values: LocalText[]; lang: ListingContent["lang"] }) {
  const comma = lang === "ja" ? "、" : ",";
  return values.map((value, index) => (
    <Fragment key={value.text}>
      <span className={css.value} {...langAttribute(value, lang)}>
        {value.text}
        {index < values.length - 1 && comma}
      </span>
      {lang !== "ja" && " "}
    </Fragment>
  ));
}
