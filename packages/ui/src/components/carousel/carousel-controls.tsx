import { classNames } from "../../format.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./carousel.css.ts";

interface CarouselControlsProps {
  labels: { previous: string; next: string };
  /** Zero-based. */
  index: number;
  total: number;
  /** The buttons need JavaScript. */
  hydrated: boolean;
  announcement: string;
  onMove: (by: 1 | -1) => void;
}

/** Counter, track and two buttons of a carousel, with a live region for the position. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, index, total, hydrated, announcement, onMove } = props;
  return (
    <div className={classNames(wrap, css.controls)}>
      <span className={css.counter}>
        {index + 1} / {total}
      </span>
      <div className={css.track} aria-hidden="true">
        <div
          className={css.thumb}
          style={{ width: `${100 / total}%`, transform: `translateX(${index * 100}%)` }}
        />
      </div>
      <div className={css.buttons} data-hydrated={hydrated}>
        <IconButton
          variant="framed"
          label={labels.previous}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        <IconButton
          variant="framed"
          label={labels.next}
          disabled={index === total - 1}
          onClick={() => onMove(1)}
        >
          <ArrowRightIcon />
        </IconButton>
      </div>
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}
