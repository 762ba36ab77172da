import { type ReactNode, useEffect, useId, useRef } from "react";
import { PlusIcon } from "../../components/icons/icons.ts";
import { CloseIcon } from "../../components/icons/page-icons.ts";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { formatTemplate } from "../../format.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { RadioGrid } from "./radio-grid.tsx";
import * as css from "./showing-chooser.css.ts";

/** A time that was chosen, in the zone of the home and, if it differs, where the visitor is. */
export interface ChosenTime {
  text: string;
  elsewhere: string | null;
}

/** A day of the chooser. */
export interface ShowingDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Above the day of the month: `Thu`, or `Today`. */
  weekday: string;
  /** Day of the month. */
  number: string;
  /** `Thursday, December 3`. */
  name: string;
  hasOpenHouse: boolean;
  /** What can be chosen; a day without any is text. */
  times: readonly {
    value: string;
    label: string;
    hours: string | null;
    elsewhere: string | null;
  }[];
}

export interface ShowingChooserProps {
  labels: ListingLabels["request"]["showing"];
  /** In the order of preference; at most three. */
  chosen: readonly ChosenTime[];
  onRemove: (index: number) => void;
  /** Folds the open days into rows and opens them again; undefined if nothing can be added. */
  onAdd: (() => void) | undefined;
  /** Folds the days with what is chosen; undefined while nothing is. */
  onFold: (() => void) | undefined;
  /** The days to choose from; null while they are folded. */
  open: {
    days: readonly ShowingDay[];
    /** `Nov 28 to Dec 11`. */
    range: string;
    day: string | null;
    onDayChange: (date: string) => void;
    time: string | null;
    onTimeChange: (value: string) => void;
    /** Who names the exact time. */
    note: string;
  } | null;
  /** The zones in which times are shown. */
  zone: string;
  /** A time that was refused. */
  error: string | null;
}

/** Chooses days and times at which a visitor would like to see a home, the first choice first. */
export function ShowingChooser(props: ShowingChooserProps) {
  const { labels, chosen, onRemove, onAdd, onFold, open, zone, error } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const titleId = useId();
  /** Where the focus goes after what had it is gone. */
  const moveTo = useRef<"days" | "rows" | null>(null);
  useEffect(() => {
    const { current: target } = moveTo;
    moveTo.current = null;
    if (target === "rows") root.current?.focus();
    if (target === "days")
      root.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  });

  const withFocus = (target: "days" | "rows", action: () => void) => () => {
    moveTo.current = target;
    action();
  };

  return (
    // Escape is a key of all that is in the group.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={root}
      tabIndex={-1}
      aria-labelledby={chosen.length > 0 ? titleId : undefined}
      aria-label={chosen.length > 0 ? undefined : labels.day}
      className={css.chooser}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open || !onFold) return;
        event.stopPropagation();
        withFocus("rows", onFold)();
      }}
    >
      {chosen.length > 0 && (
        <>
          <p id={titleId} className={css.title}>
            {labels.chosen}
          </p>
          <ol className={css.rows}>
            {chosen.map(({ text, elsewhere }, index) => (
              <li key={text} className={css.row}>
                <p>
                  <span className={css.rank}>{labels.ranks[index]}</span>
                  <b className={css.rowTime}>{text}</b>
                  {elsewhere !== null && <span className={css.small}>{elsewhere}</span>}
                </p>
                <IconButton
                  label={formatTemplate(labels.remove, { time: text })}
                  onClick={withFocus(chosen.length === 1 ? "days" : "rows", () => onRemove(index))}
                >
                  <CloseIcon />
                </IconButton>
              </li>
            ))}
          </ol>
        </>
      )}
      {open && <Days labels={labels} open={open} zone={zone} />}
      {!open && <p className={css.small}>{zone}</p>}
      <p role="alert" className={css.error}>
        {error}
      </p>
      {(onAdd ?? (open && chosen.length > 0 && onFold)) && (
        <div className={css.actions}>
          {onAdd ? (
            <Action onClick={withFocus("days", onAdd)}>
              <PlusIcon size={18} />
              {labels.add}
              {chosen.length === 0 && <span className={css.most}> {labels.most}</span>}
            </Action>
          ) : (
            <Action onClick={withFocus("rows", onFold ?? (() => undefined))}>{labels.done}</Action>
          )}
        </div>
      )}
    </fieldset>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.action} onClick={onClick}>
      {children}
    </button>
  );
}

/** Columns of the days: a week. */
const week = 7;

function Days({
  labels,
  open,
  zone,
}: {
  labels: ShowingChooserProps["labels"];
  open: NonNullable<ShowingChooserProps["open"]>;
  zone: string;
}) {
  const { days, range, day, onDayChange, time, onTimeChange, note } = open;
  const chosen = days.find(({ date, times }) => date === day && times.length > 0);
  const question = chosen && formatTemplate(labels.when, { day: chosen.name });
  return (
    <>
      <p className={css.head}>
        <span className={css.title}>{labels.day}</span>
        <span className={css.small}>{range}</span>
      </p>
      <RadioGrid
        label={labels.day}
        columns={week}
        className={css.days}
        itemClassName={css.day}
        value={day}
        onChange={onDayChange}
        items={days.map(({ date, weekday, number, name, hasOpenHouse, times }) => ({
          value: date,
          name: hasOpenHouse ? `${name}, ${labels.openHouse}` : name,
          disabled: times.length === 0,
          content: (
            <>
              <span className={css.weekday}>{weekday}</span>
              <span className={css.number}>{number}</span>
              {hasOpenHouse && times.length > 0 && <span className={css.mark} />}
            </>
          ),
        }))}
      />
      {days.some(({ hasOpenHouse, times }) => hasOpenHouse && times.length > 0) && (
        <p className={css.legend} aria-hidden="true">
          <span className={css.legendMark} />
          {labels.openHouse}
        </p>
      )}
      <output className={chosen ? css.title : visuallyHidden}>{question}</output>
      {chosen && question && (
        <>
          <p className={css.small}>{zone}</p>
          <RadioGrid
            label={question}
            className={css.times}
            itemClassName={css.time}
            value={time}
            onChange={onTimeChange}
            items={chosen.times.map(({ value, label, hours, elsewhere }) => ({
              value,
              name: [label, hours, elsewhere].filter(Boolean).join(", "),
              content: (
                <>
                  <span className={css.timeLabel}>{label}</span>
                  {hours !== null && <span className={css.hours}>{hours}</span>}
                  {elsewhere !== null && <span className={css.hours}>{elsewhere}</span>}
                </>
              ),
            }))}
          />
          <p className={css.small}>{note}</p>
        </>
      )}
    </>
  );
}
