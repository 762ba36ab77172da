import type { Lang } from "../../labels/labels.ts";
import { classNames } from "../../format.ts";
import type { FieldMark } from "../field-marks.ts";

/** Heading of a section, which a layout places with `<SectionHeading>`. */
export type Heading = {
  id: string;
  text: string;
  /** Set if the language differs from that of the page. */
  lang?: Lang;
  /** Of a title that the agent wrote. */
  mark?: FieldMark;
  /** Class of the design's section headings. */
  className: string;
};

type SectionHeadingProps = {
  heading: Heading | null;
  className?: string;
};

/** The `<h2>` of a section; nothing if the section has no heading. */
export function SectionHeading({ heading, className }: SectionHeadingProps) {
  if (!heading) return null;
  return (
    <h2
      id={heading.id}
      className={classNames(heading.className, className)}
      {...(heading.lang ? { lang: heading.lang } : {})}
      {...heading.mark}
    >
      {heading.text}
    </h2>
  );
}
