import { expect, it, vi } from "vitest";
import { formatsFor } from "./formats-for.ts";
import { nothingWritten, writeOnce, type Written } from "./written-formats.ts";

const iso = "2026-11-20T17:05:00Z";

it("writes as the formats do, and again from what was written", () => {
  const plain = formatsFor("ko");
  const written = nothingWritten();
  const texts = ({ money, moneyCompact, area, number, dateTime }: typeof plain) => [
    money(1_575_000),
    money(-0),
    moneyCompact(48_200_000),
    area(2180),
    number(12_345),
    dateTime(iso),
    dateTime(iso, "en"),
  ];
  expect(texts(writeOnce(plain, written))).toEqual(texts(plain));

  const sent = JSON.parse(JSON.stringify(written)) as Written; // as a page brings it
  const silent = Object.fromEntries(
    Object.keys(plain).map((name) => [name, vi.fn<() => never>()]),
  ) as unknown as typeof plain; // each would fail by answering nothing
  expect(texts(writeOnce(silent, sent))).toEqual(texts(plain));
});

it("still writes what is new", () => {
  expect(writeOnce(formatsFor("en"), nothingWritten()).money(4200)).toBe("$4,200");
});
