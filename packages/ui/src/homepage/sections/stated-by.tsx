import { classNames } from "../../format.ts";
import { useMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import { sentence } from "./record-rows.css.ts";

/** Who states the figures, and on which day. */
export function StatedBy({
  content,
  labels,
  formats,
  className,
}: Pick<TemplateProps, "content" | "labels" | "formats"> & { className: string }) {
  const mark = useMark();
  const { name, stats, lang } = content;
  const { stated, record } = labels.homepage.stats;
  const asOf = stats?.asOf ?? null;
  const parts = (asOf === null ? record.statedBy : stated).split(/(\{\w+\})/);
  return (
    <p className={classNames(sentence, className)}>
      {parts.map((part) => {
        if (part === "{name}")
          return (
            <span key={part} {...langAttribute(name.displayName, lang)} {...mark("name")}>
              {name.displayName.text}
            </span>
          );
        if (part === "{date}" && asOf !== null)
          return (
            <time key={part} dateTime={asOf} {...mark("figuresAt")}>
              {formats.date(asOf)}
            </time>
          );
        return part;
      })}
    </p>
  );
}
