import { formatTemplate } from "../../format.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./section.css.ts";

type RemarksProps = Pick<ListingProps, "content" | "labels">;

/** The first sentence of the text about the home. */
export function Lead({ content, withPhoto = false }: RemarksProps & { withPhoto?: boolean }) {
  const { lead } = content.remarks;
  if (lead === null) return null;
  return (
    <p className={withPhoto ? css.leadOfPhoto : css.lead} lang="en">
      {lead}
    </p>
  );
}

/** The text about the home from the MLS, marked as English on pages in other languages. */
export function Prose({ content, labels }: RemarksProps) {
  const { paragraphs } = content.remarks;
  const { onlyIn, onlyInNames } = labels.homepage;
  if (paragraphs.length === 0) return null;
  return (
    <>
      <div className={css.prose} lang="en">
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      {content.lang !== "en" && (
        <p className={css.languageNote}>{formatTemplate(onlyIn, { lang: onlyInNames.en })}</p>
      )}
    </>
  );
}
