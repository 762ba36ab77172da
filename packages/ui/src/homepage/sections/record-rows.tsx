import { classNames, formatTemplate } from "../../format.ts";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { ClosedRecord } from "../content/closed-record.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import * as css from "./record-rows.css.ts";

type RecordProps = Pick<TemplateProps, "labels" | "formats" | "links" | "content"> & {
  record: ClosedRecord;
};

/** The day of the count and a link to all homes, then what the agent states for the time before. */
export function RecordRows({ className, ...props }: RecordProps & { className: string }) {
  return (
    <div className={classNames(css.rows, className)}>
      <div className={classNames(css.row, css.count)}>
        <p className={classNames(css.quiet, css.sentence)}>
          <CountedOn {...props} template={props.labels.homepage.stats.record.asOf} />
        </p>
        <AllClosed {...props} />
      </div>
      <StatedBefore {...props} />
    </div>
  );
}

/** A sentence with the day of the count. */
export function CountedOn({
  record,
  formats,
  template,
}: Pick<RecordProps, "record" | "formats"> & { template: string }) {
  const text = formatTemplate(template, {
    month: formats.month(record.since),
    mls: record.systems.join(", "),
  });
  const [before, after] = text.split("{date}");
  return (
    <>
      {before}
      <time dateTime={record.asOf}>{formats.date(record.asOf)}</time>
      {after}
    </>
  );
}

/** The link to the homes that were counted. */
export function AllClosed({ record, labels, formats, links }: RecordProps) {
  if (!links.closedHomes) return null;
  const { all } = labels.homepage.stats.record;
  return (
    <TextLink href={links.closedHomes(record.sold > 0 ? "sold" : "rented")}>
      {formatTemplate(all, { n: formats.number(record.sold + record.leased) })}
    </TextLink>
  );
}

/** What the agent states for the time before the first counted home, with the name. */
export function StatedBefore({ record, labels, formats, content }: RecordProps) {
  const mark = useMark();
  const { before, statedBy } = labels.homepage.stats.record;
  const n = record.statedBefore;
  if (n === null) return null;
  return (
    <p className={classNames(css.row, css.stated)} {...mark("salesCount")}>
      <strong className={css.claim}>
        {formatTemplate(n === 1 ? before.one : before.other, {
          n: formats.number(n),
          month: formats.month(record.since),
        })}
      </strong>
      <span className={css.quiet}>
        {formatTemplate(statedBy, { name: content.name.displayName.text })}
      </span>
    </p>
  );
}
