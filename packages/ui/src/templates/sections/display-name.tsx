import { type CSSProperties, Fragment } from "react";
import type { Lang } from "../../labels/labels.ts";
import type { Name } from "../homepage-content.ts";
import { widestWord, wordsOf } from "../name-shape.ts";
import { fitted, word } from "./display-name.css.ts";
import { foreign } from "./foreign.ts";

export type DisplayNameProps = {
  name: Name;
  page: Lang;
  className: string;
  /** In vertical lines, where no space separates the parts. */
  vertical?: boolean;
};

/**
 * The page's one `h1`. Words are never broken or hyphenated. The template sets `--name-room`, the
 * width a line may take; a name that would need more is set smaller.
 */
export function DisplayName({ name, page, className, vertical = false }: DisplayNameProps) {
  const parts = wordsOf(name.shown.text);
  const words = vertical ? [parts.join("")] : parts;
  // A custom property is not among React's known style keys.
  const width = { "--name-width": Math.max(...words.map(widestWord)) } as CSSProperties;
  return (
    <h1
      className={className}
      data-long={name.long || undefined}
      data-words={words.length}
      {...foreign(name.shown, page)}
    >
      <span className={fitted} style={width}>
        {words.map((part, index) => (
          // A name does not change its order.
          <Fragment key={index}>
            {index > 0 && (/[・·]$/.test(words[index - 1] ?? "") ? <wbr /> : " ")}
            <span className={word}>{part}</span>
          </Fragment>
        ))}
      </span>
    </h1>
  );
}
