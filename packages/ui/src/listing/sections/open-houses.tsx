import { formatTemplate } from "../../format.ts";
import { Button } from "../../components/button/button.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { calendarDays } from "../content/calendar-days.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./open-houses.css.ts";

type OpenHousesProps = Pick<ListingProps, "content" | "labels" | "formats" | "links">;

/** Title of the section, which offers a viewing if no open house is scheduled. */
export function openHousesTitle({ content, labels }: Pick<ListingProps, "content" | "labels">) {
  const { title, none } = labels.listing.openHouses;
  return content.openHouses.length > 0 ? title : none;
}

/** The open houses in a calendar and a list with calendar files, or a link to the form without any. */
export function OpenHouses(props: OpenHousesProps) {
  const { content, labels, formats, links } = props;
  const text = labels.listing.openHouses;
  if (content.openHouses.length === 0)
    return (
      <>
        <p className={css.none}>{text.noneText}</p>
        <Button href="#request" variant="outline" size="medium">
          {text.ask}
        </Button>
      </>
    );
  const zoned = content.openHouses.find(({ start }) => start !== null);
  return (
    <>
      <Calendar {...props} />
      <ul>
        {content.openHouses.map(({ id, date, start, end, note, remarks }) => (
          <li key={id} className={css.item}>
            <span className={css.day}>{formats.day(date)}</span>
            <span className={css.time}>{start && formats.timeRange(start, end)}</span>
            <span className={css.remarks} lang={note === null ? "en" : undefined}>
              {note ?? remarks}
            </span>
            <span className={css.link}>
              {start && links.calendar && (
                <TextLink
                  href={links.calendar(id)}
                  download
                  rel="nofollow"
                  aria-label={`${text.calendar}: ${formats.day(date)}`}
                >
                  {text.calendar}
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
      {zoned?.start && (
        <p className={css.zone}>
          {formatTemplate(text.zone, { zone: formats.timeZone(zoned.start) })}
        </p>
      )}
    </>
  );
}

/** Whole weeks from today through the last open house; nothing if they are all later than three. */
function Calendar({ content, formats }: Pick<OpenHousesProps, "content" | "formats">) {
  const { openHouses, today } = content;
  const days = calendarDays(
    today,
    openHouses.map(({ date }) => date),
  );
  const first = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (!openHouses.some(({ date }) => days.includes(date))) return null;
  return (
    <div className={css.calendar} aria-hidden="true">
      {[...formats.weekdays.slice(first), ...formats.weekdays.slice(0, first)].map((name) => (
        <span key={name} className={css.weekday}>
          {name}
        </span>
      ))}
      {days.map((date) => {
        const open = openHouses.find((openHouse) => openHouse.date === date);
        return (
          <span
            key={date}
            className={css.cell}
            data-today={date === today || undefined}
            data-open={open !== undefined || undefined}
          >
            {formats.calendarDay(date)}
            {open?.start && (
              <small className={css.hours}>{formats.hours(open.start, open.end)}</small>
            )}
          </span>
        );
      })}
    </div>
  );
}
