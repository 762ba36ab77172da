import { describe, expect, it } from "vitest";
import { calendarDays } from "./calendar-days.ts";
import { readOpenHouses } from "./open-houses.ts";

const time = { now: "2026-11-28T22:00:00.000Z", today: "2026-11-28", lang: "ko" } as const;
const at = (date: string, start?: string, end?: string, status?: string) => ({
  openHouseDate: date,
  openHouseStartTime: start ?? null,
  openHouseEndTime: end ?? null,
  ...(status && { openHouseStatus: status }),
});
const read = (...openHouses: ReturnType<typeof at>[]) =>
  readOpenHouses({ openHouses }, time).map(({ id, start, end }) => [id, start, end]);

describe("readOpenHouses", () => {
  it("has a note of the list in the language of the page, and other remarks as they are", () => {
    const withRemarks = (openHouseRemarks: string) =>
      readOpenHouses(
        { openHouses: [{ ...at("2026-11-29", "2026-11-29T22:00:00Z"), openHouseRemarks }] },
        time,
      );
    expect(withRemarks("Park on the street.")).toMatchObject([
      { note: "길에 주차하실 수 있습니다.", remarks: null },
    ]);
    expect(withRemarks("Mind the dog.")).toMatchObject([{ note: null, remarks: "Mind the dog." }]);
  });

  it("sorts by time and converts offsets to UTC", () => {
    expect(
      read(
        at("2026-11-29", "2026-11-29T14:00:00-08:00", "2026-11-29T16:00:00-08:00"),
        at("2026-11-28", "2026-11-28T21:00:00Z", "2026-11-29T00:00:00Z"),
      ),
    ).toEqual([
      ["20261128-2100", "2026-11-28T21:00:00.000Z", "2026-11-29T00:00:00.000Z"],
      ["20261129-2200", "2026-11-29T22:00:00.000Z", "2026-11-30T00:00:00.000Z"],
    ]);
  });

  it("omits those that have ended or are canceled, and repetitions", () => {
    const open = at("2026-11-29", "2026-11-29T22:00:00Z", "2026-11-30T00:00:00Z");
    const ended = at("2026-11-28", "2026-11-28T18:00:00Z", "2026-11-28T21:00:00Z");
    const canceled = at("2026-11-30", "2026-11-30T22:00:00Z", undefined, "Canceled");
    expect(read(open, ended, canceled, open)).toHaveLength(1);
  });

  it("has no times without an offset, and no end before the start", () => {
    expect(read(at("2026-11-28", "13:00"), at("someday", "2026-11-29T22:00:00Z"))).toEqual([
      ["20261128", null, null],
    ]);
    expect(read(at("2026-11-29", "2026-11-29T22:00:00Z", "2026-11-29T21:00:00Z"))).toEqual([
      ["20261129-2200", "2026-11-29T22:00:00.000Z", null],
    ]);
  });
});

it.each([
  // A Saturday with open houses on the next Saturday and Sunday.
  ["2026-11-28", ["2026-12-05", "2026-12-06"], "2026-12-11", 14],
  ["2026-11-28", ["2026-11-28"], "2026-12-04", 7],
  ["2026-12-31", ["2027-01-07"], "2027-01-13", 14],
  // Not more than three weeks.
  ["2026-11-28", ["2026-12-05", "2027-03-01"], "2026-12-18", 21],
])("the calendar of %s with %j ends on %s", (today, dates, last, length) => {
  const days = calendarDays(today, dates);
  expect([days[0], days.at(-1), days.length]).toEqual([today, last, length]);
});
