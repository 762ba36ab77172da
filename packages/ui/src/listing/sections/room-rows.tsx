import { langAttribute } from "../../homepage/homepage-content.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./section.css.ts";

/** The rooms with their size and description. */
export function RoomRows({ content, formats }: Pick<ListingProps, "content" | "formats">) {
  return (
    <ul className={css.rows}>
      {content.rooms.map(({ name, size, text }, index) => (
        <li key={index} className={css.item}>
          <span className={css.itemName} {...langAttribute(name, content.lang)}>
            {name.text}
          </span>
          <span className={css.size}>{size && formats.roomSize(size.length, size.width)}</span>
          <span className={css.itemText} lang="en">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
