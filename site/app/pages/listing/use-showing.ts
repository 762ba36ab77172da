import type { ContactShowing } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { RuleCode } from "@realtor/api/rules";
import {
  checkWishes,
  formatDay,
  formatElsewhere,
  formatHours,
  formatRangeElsewhere,
  formatWish,
  type HalfDay,
  isPast,
  isSameClock,
  mostWishes,
  type OfferedDay,
  offeredDaysAt,
  type Wish,
  zonePlace,
} from "@realtor/api/showing";
import { formatTemplate } from "@realtor/ui/labels";
import type { ChosenTime, ListingRequestProps, ShowingDay } from "@realtor/ui/listing-request";
import { useEffect, useState } from "react";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import type { ShowingOffer } from "./listing-props.ts";

type Choices = NonNullable<ListingRequestProps["choices"]>;
type Labels = ListingRequestProps["labels"]["showing"];

/** Value of the chip that opens the days; the others have the index of an open house. */
const another = "another";

interface State {
  time: string;
  /** Times of another day that are folded into rows. */
  rows: readonly Wish[];
  /** The day that is chosen in the open days, and its half. */
  draft: { date: string; half: HalfDay } | null;
  isOpen: boolean;
}

interface Options {
  offer: ShowingOffer;
  labels: Labels;
  /** Label of the chip that opens the days. */
  anotherDay: string;
  locale: Locale;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
}

export interface Showing extends Pick<
  Choices,
  "times" | "time" | "onTimeChange" | "timeNotes" | "showing"
> {
  /** What is sent; undefined without a time. */
  value: ContactShowing | undefined;
  /** What is sent, as text. */
  chosen: readonly ChosenTime[];
  /** The zone of the home. */
  zone: string;
  /** Says at the times what is wrong with them. Returns whether they can be sent. */
  validate: () => boolean;
}

/** The times at which a visitor would like to see a home: an open house, or up to three half days. */
export function useShowing(options: Options, refused: RuleCode | undefined): Showing {
  const { offer, labels, anotherDay, locale, startedAt } = options;
  const { timeZone } = offer;
  const { now, visitorTimeZone } = useClock(startedAt);
  const openHouses = offer.openHouses.flatMap((one, index) =>
    isPast(one, now) ? [] : [{ ...one, value: String(index) }],
  );
  const first = openHouses[0]?.value ?? another;
  const [state, setState] = useState<State>({ time: first, rows: [], draft: null, isOpen: true });
  // The refusal of the server is shown until the times are changed.
  const [error, setError] = useState<{ code: RuleCode | undefined; of: RuleCode | undefined }>();
  const code = error && error.of === refused ? error.code : refused;
  const openHouse =
    openHouses.find(({ value }) => value === state.time) ??
    (state.time === another ? undefined : openHouses[0]);
  const days = openHouse ? [] : offeredDaysAt(new Date(now), { timeZone, taken: state.rows });
  const draft = openHouse || !state.isOpen ? null : findTime(days, state.draft);
  const wishes = openHouse ? [pick(openHouse)] : [...state.rows, ...(draft ? [draft.wish] : [])];

  function change(changes: Partial<State>): void {
    setError({ code: undefined, of: refused });
    setState({ ...state, ...changes });
  }

  const visitorZone = visitorTimeZone ?? timeZone;
  const zoneText = (at: string | undefined) =>
    at === undefined || isSameClock(at, timeZone, visitorZone)
      ? formatTemplate(labels.zone, { place: offer.place })
      : formatTemplate(labels.zones, {
          place: offer.place,
          other: zonePlace(visitorZone, locale),
        });
  const toText = (wish: Wish): ChosenTime => ({
    text: formatWish(wish, timeZone, { locale }),
    elsewhere: formatElsewhere(wish, { timeZone, visitorTimeZone }, { locale }),
  });
  const chosen = wishes.map(toText);

  /** Chooses a day with the same half, or else the widest that is left of it. */
  function chooseDay(date: string): void {
    const times = days.find((one) => one.date === date)?.times ?? [];
    const half = times.find((one) => one.half === state.draft?.half) ?? times.at(-1);
    change({ draft: half ? { date, half: half.half } : null });
  }

  return {
    times:
      state.rows.length > 0
        ? []
        : [
            ...openHouses,
            ...(openHouses.length > 0 ? [{ value: another, label: anotherDay }] : []),
          ],
    time: openHouse?.value ?? another,
    onTimeChange: (time) => change({ time, isOpen: true }),
    timeNotes: openHouse
      ? [zoneText(undefined), ...chosen.flatMap(({ elsewhere }) => elsewhere ?? [])]
      : [],
    showing: openHouse
      ? null
      : {
          chosen: state.rows.map(toText),
          onRemove: (index) => {
            const rows = state.rows.filter((_, at) => at !== index);
            change({ rows, isOpen: state.isOpen || rows.length === 0 });
          },
          onAdd:
            (draft || !state.isOpen) && wishes.length < mostWishes
              ? () => change({ rows: wishes, draft: null, isOpen: true })
              : undefined,
          onFold:
            wishes.length > 0
              ? () => change({ rows: wishes, draft: null, isOpen: false })
              : undefined,
          open: state.isOpen
            ? {
                days: days.map((one, index) =>
                  toDay(one, { ...options, visitorZone, isToday: index === 0 }),
                ),
                range: rangeText(days, labels, locale),
                day: draft?.date ?? null,
                onDayChange: chooseDay,
                time: draft?.half ?? null,
                onTimeChange: (value) => {
                  const half = draft && findTime(days, { date: draft.date, half: value });
                  if (half) change({ draft: half });
                },
                note: offer.note,
              }
            : null,
          zone: zoneText(wishes.at(-1)?.start),
          error: code ? (code === "list.duplicate" ? labels.twice : labels.past) : null,
        },
    value:
      wishes.length > 0
        ? {
            timeZone,
            wishes,
            ...(visitorTimeZone !== null && { visitorTimeZone }),
          }
        : undefined,
    chosen,
    zone: formatTemplate(labels.zone, { place: offer.place }),
    validate() {
      const found = checkWishes(wishes, Date.now());
      if (found) setError({ code: found, of: refused });
      return found === null;
    },
  };
}

/** The time now and the visitor's zone, which the server does not know: read after hydration. */
function useClock(startedAt: number): { now: number; visitorTimeZone: string | null } {
  const [clock, setClock] = useState<{ now: number; visitorTimeZone: string | null }>({
    now: startedAt,
    visitorTimeZone: null,
  });
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible")
        setClock({ now: Date.now(), visitorTimeZone: getLocalTimeZone() });
    };
    read();
    // A page that was left open has other days.
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  return clock;
}

function pick({ start, end }: Wish): Wish {
  return { start, end };
}

/** The chosen time among those that are offered; null if it is not one of them, such as one that is over. */
function findTime(
  days: readonly OfferedDay[],
  chosen: { date: string; half: string } | null,
): { date: string; half: HalfDay; wish: Wish } | null {
  const day = chosen && days.find(({ date }) => date === chosen.date);
  const time = day?.times.find(({ half }) => half === chosen?.half);
  return day && time ? { date: day.date, ...time } : null;
}

interface DayOptions extends Options {
  visitorZone: string;
  isToday: boolean;
}

function toDay({ date, times }: OfferedDay, options: DayOptions): ShowingDay {
  const { offer, labels, locale, visitorZone, isToday } = options;
  const { timeZone } = offer;
  return {
    date,
    weekday: isToday ? labels.today : formatDay(date, { locale }, "weekday"),
    number: String(Number(date.slice(-2))),
    name: formatDay(date, { locale }),
    hasOpenHouse: offer.openHouseDates.includes(date),
    times: times.map(({ half, wish }) => ({
      value: half,
      label: labels.half[half],
      hours: half === "either" ? null : formatHours(wish, timeZone, { locale }),
      elsewhere:
        half === "either" || isSameClock(wish.start, timeZone, visitorZone)
          ? null
          : formatTemplate(labels.elsewhere, {
              place: zonePlace(visitorZone, locale),
              hours: formatRangeElsewhere(
                wish,
                { timeZone, visitorTimeZone: visitorZone },
                { locale },
              ),
            }),
    })),
  };
}

function rangeText(days: readonly OfferedDay[], labels: Labels, locale: Locale): string {
  const text = (day: OfferedDay | undefined) =>
    day ? formatDay(day.date, { locale }, "monthDay") : "";
  return formatTemplate(labels.range, { from: text(days[0]), to: text(days.at(-1)) });
}
