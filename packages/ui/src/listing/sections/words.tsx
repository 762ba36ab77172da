import { formatTemplate } from "../../format.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./section.css.ts";

type WordsProps = Pick<ListingProps, "content" | "labels" | "formats">;

/** The agent's sentence about the home. */
export function Lead({
  content,
  withPhoto = false,
}: Pick<WordsProps, "content"> & { withPhoto?: boolean }) {
  const { sentence } = content.words;
  if (sentence === null) return null;
  return <p className={withPhoto ? css.leadOfPhoto : css.lead}>{sentence}</p>;
}

/** The agent's description, then the remarks of the MLS, labeled and unaltered. */
export function Prose(props: WordsProps) {
  return (
    <>
      <Description {...props} />
      <Original {...props} />
    </>
  );
}

/** Marked with its language on a page in another. */
function Description({ content, labels }: WordsProps) {
  const { description } = content.words;
  const { onlyIn, onlyInNames } = labels.homepage;
  if (!description) return null;
  const { lang, paragraphs } = description;
  const isOther = lang !== content.lang;
  const { text: name } = content.agent.name.displayName;
  return (
    <>
      <div className={isOther ? css.otherProse : css.prose} lang={isOther ? lang : undefined}>
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <p className={css.note}>
        {isOther
          ? formatTemplate(onlyIn, { lang: onlyInNames[lang] })
          : formatTemplate(labels.listing.words.by, { name })}
      </p>
    </>
  );
}

function Original({ content, labels, formats }: WordsProps) {
  const { words, attribution } = content;
  if (!words.original) return null;
  const { title, unaltered } = labels.listing.words;
  const { system, paragraphs } = words.original;
  const source = [system, formats.dateTime(attribution.asOf), unaltered].filter(Boolean);
  return (
    <div className={css.original}>
      <h2 className={css.originalTitle}>{title}</h2>
      <p className={css.originalSource}>{source.join(" · ")}</p>
      <div className={css.originalText} lang="en">
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    </div>
  );
}
