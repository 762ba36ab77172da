import { langAttribute } from "../../homepage/homepage-content.ts";
import type { HomesProps } from "../homes-props.ts";
import * as css from "./homes-results.css.ts";

/** A particle that belongs to the name: it is not separated from it. */
const particle = /^[\p{Script=Hangul}\p{Script=Hiragana}]*/u;

/** The heading with the agent's name, which is on one line if it fits, and the firm where it must be as large. */
export function HomesTitle({ content, labels }: Pick<HomesProps, "content" | "labels">) {
  const { displayName, firm } = content.name;
  const [before = "", after = ""] = labels.homes.title.split("{name}");
  const [end = ""] = particle.exec(after) ?? [];
  return (
    <h1 className={css.title}>
      {before}
      <span className={css.titleName}>
        <span {...langAttribute(displayName, content.lang)}>{displayName.text}</span>
        {end}
      </span>
      {after.slice(end.length)}
      {firm && (
        <>
          {" "}
          <span className={css.titleFirm} lang={firm.lang}>
            {firm.text}
          </span>
        </>
      )}
    </h1>
  );
}
