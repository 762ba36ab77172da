import { type CSSProperties, Fragment } from "react";
import type { Lang } from "../../labels/labels.ts";
import type { Name } from "../homepage-content.ts";
import { estimateWidestWord, splitName } from "../name-layout.ts";
import { fitted, word } from "./display-name.css.ts";
import { langAttribute } from "./lang-attribute.ts";

export type DisplayNameProps = {
  name: Name;
  page: Lang;
  className: string;
  /** Vertical writing mode, which has no space between the parts. */
  vertical?: boolean;
};

/**
 * The agent's name as the `<h1>`. Words are not broken or hyphenated. The template sets `--name-room`,
 * the available width; wider names shrink to fit.
 */
export function DisplayName({ name, page, className, vertical = false }: DisplayNameProps) {
  const parts = splitName(name.displayName.text);
  const words = vertical ? [parts.join("")] : parts;
  // A custom property is not among React's known style keys.
  const width = { "--name-width": Math.max(...words.map(estimateWidestWord)) } as CSSProperties;
  return (
    <h1
      className={className}
      data-long={name.isLong || undefined}
      data-words={words.length}
      {...langAttribute(name.displayName, page)}
    >
      <span className={fitted} style={width}>
        {words.map((part, index) => (
          // The order of the parts is constant, so the index is a stable key.
          <Fragment key={index}>
            {index > 0 && (/[・·]$/.test(words[index - 1] ?? "") ? <wbr /> : " ")}
            <span className={word}>{part}</span>
          </Fragment>
        ))}
      </span>
    </h1>
  );
}
