import { classNames } from "../../../format.ts";
import type { Lang } from "../../../labels/labels.ts";
import { type Heading, SectionHeading } from "../../sections/section-heading.tsx";
import { vertical } from "./editorial-title.css.ts";

/** Characters of the longest vertical heading: three columns. */
const maxVerticalHeading = 24;

/** Whether a heading is set vertically: a short Japanese one on a Japanese page. */
export function isVertical(heading: Heading | null, page: Lang): heading is Heading {
  return (
    heading !== null &&
    page === "ja" &&
    (heading.lang ?? page) === "ja" &&
    heading.text.length <= maxVerticalHeading
  );
}

export type TitleProps = { heading: Heading | null; lang: Lang; className: string };

/** The heading of a section, vertical if possible. */
export function Title({ heading, lang, className }: TitleProps) {
  const direction = isVertical(heading, lang) && vertical;
  return <SectionHeading heading={heading} className={classNames(className, direction)} />;
}
