import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import type { ChosenTime } from "./showing-chooser.tsx";
import * as css from "./sent-showing.css.ts";

export interface SentShowingProps extends Omit<ComponentProps<"dl">, "children"> {
  labels: Pick<ListingLabels["request"]["showing"], "sentTime" | "sentOther">;
  times: readonly ChosenTime[];
  /** The zone of the home: `Irvine time.` */
  zone: string;
}

/** The times that were sent, below the heading of the confirmation. Renders a `<dl>` element. */
export function SentShowing({ labels, times, zone, className, ...root }: SentShowingProps) {
  return (
    <dl {...root} className={classNames(css.rows, className)}>
      {times.map(({ text, elsewhere }, index) => (
        <div key={text} className={css.row}>
          <dt className={css.term}>{index === 0 ? labels.sentTime : labels.sentOther}</dt>
          <dd className={css.time}>{text}</dd>
          {index === 0 && <dd className={css.note}>{zone}</dd>}
          {elsewhere !== null && <dd className={css.note}>{elsewhere}</dd>}
        </div>
      ))}
    </dl>
  );
}
