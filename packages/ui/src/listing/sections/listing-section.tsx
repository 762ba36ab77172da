import type { ReactNode } from "react";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingContent } from "../listing-content.ts";
import { listingLayouts } from "../listing-layout.ts";
import * as frame from "../frame/listing-frame.css.ts";
import * as css from "./section.css.ts";

interface ListingSectionProps {
  content: Pick<ListingContent, "template">;
  /** Of the section; its heading has the suffix `-title`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Whether the headings of a template's sections are at their side. */
export function hasRows({ template }: Pick<ListingContent, "template">): boolean {
  return listingLayouts[template].sections === "rows";
}

/** A section of a listing page at the width of the content, with its heading above the content or in a column next to it. */
export function ListingSection({ content, id, title, children }: ListingSectionProps) {
  const heading = (
    <h2 id={`${id}-title`} className={frame.heading}>
      {title}
    </h2>
  );
  const inRows = hasRows(content);
  return (
    <section id={id} className={inRows ? undefined : css.section} aria-labelledby={`${id}-title`}>
      <div className={wrap}>
        {inRows ? (
          <div className={frame.row}>
            <div>{heading}</div>
            <div>{children}</div>
          </div>
        ) : (
          <>
            {heading}
            {children}
          </>
        )}
      </div>
    </section>
  );
}

/** A section inside another column, with its heading above it. */
export function InnerSection({
  id,
  title,
  className,
  children,
}: Omit<ListingSectionProps, "content"> & { className?: string }) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={frame.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
