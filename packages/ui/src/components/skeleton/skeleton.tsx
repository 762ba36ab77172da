import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./skeleton.css.ts";

export interface SkeletonProps {
  /** Says that something is on its way: 불러오는 중입니다. */
  label: string;
  /** What is on its way: listing cards, rows of a table, or a text. */
  shape: "cards" | "rows" | "text";
  /** How many cards, rows or lines. */
  count: number;
}

const card = (
  <>
    <div className={css.block.picture} />
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

/** Flat blocks in the shape of what is loading; seen only when that takes more than 300 ms. */
export function Skeleton({ label, shape, count }: SkeletonProps) {
  const { group, item, inside } = shapes[shape];
  return (
    // An <output> holds no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={css.skeleton} role="status">
      <span className={visuallyHidden}>{label}</span>
      <div className={group} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={item}>
            {inside}
          </div>
        ))}
      </div>
    </div>
  );
}
