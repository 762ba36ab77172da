import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Loading message for assistive technology: 불러오는 중입니다. */
  label: string;
  shape: "cards" | "rows" | "text";
  /** Number of cards, rows or lines. */
  count: number;
}

const card = (
  <>
    <div className={css.block.image} />
    <div className={css.block.heading} />
    <div className={css.block.long} />
    <div className={css.block.short} />
  </>
);

const row = (
  <>
    <div className={css.block.thumbnail} />
    <div>
      <div className={css.block.heading} />
    </div>
  </>
);

const shapes = {
  cards: { group: css.cards, item: undefined, inside: card },
  rows: { group: css.rows, item: css.row, inside: row },
  text: { group: undefined, item: css.block.line, inside: null },
};

/** More do not fit on a screen. */
const maxCount = 100;

/** Loading placeholder; visible after 300 ms. Renders a `<div role="status">` element. */
export function Skeleton({ label, shape, count, className, ...root }: SkeletonProps) {
  const { group, item, inside } = shapes[shape];
  return (
    // An <output> must not contain block elements.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" {...root} className={classNames(css.skeleton, className)}>
      <span className={visuallyHidden}>{label}</span>
      <div className={group} aria-hidden="true">
        {Array.from({ length: Math.min(count, maxCount) }, (_, index) => (
          <div key={index} className={item}>
            {inside}
          </div>
        ))}
      </div>
    </div>
  );
}
