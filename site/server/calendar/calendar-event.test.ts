import { describe, expect, it } from "vitest";
import { createCalendarFile, endOrDefault } from "./calendar-event.ts";

const event = {
  uid: "home-1-20261128-2100@example.com",
  stamp: "2026-11-25T10:00:00.000Z",
  start: "2026-11-28T21:00:00.000Z",
  end: "2026-11-29T00:00:00.000Z",
  summary: "오픈하우스: 6186 Alder Creek Court, Newport Beach",
  location: "6186 Alder Creek Court; Unit 2, Newport Beach",
  description: "Grace Kim\nhttps://example.com/grace-kim/homes/home-1",
  url: "https://example.com/grace-kim/homes/home-1",
};

describe("the calendar file of an open house", () => {
  const file = createCalendarFile(event);
  const unfolded = file.replaceAll("\r\n ", "").split("\r\n");

  it("has its times in UTC", () => {
    expect(unfolded).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "DTSTART:20261128T210000Z",
        "DTEND:20261129T000000Z",
        "DTSTAMP:20261125T100000Z",
      ]),
    );
  });

  it("escapes separators and line breaks of texts", () => {
    expect(unfolded).toContain("LOCATION:6186 Alder Creek Court\\; Unit 2\\, Newport Beach");
    expect(unfolded).toContain(
      "DESCRIPTION:Grace Kim\\nhttps://example.com/grace-kim/homes/home-1",
    );
  });

  it("has no line of more than 75 bytes", () => {
    const sizes = file.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("removes control characters", () => {
    const { summary } = { summary: "Open\u0000 house" };
    expect(createCalendarFile({ ...event, summary })).toContain("SUMMARY:Open house\r\n");
  });
});

it("ends an open house without an end after an hour", () => {
  expect(endOrDefault(event.start, null)).toBe("2026-11-28T22:00:00.000Z");
  expect(endOrDefault(event.start, event.end)).toBe(event.end);
});
