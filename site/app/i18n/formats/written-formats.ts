import type { Formats } from "@realtor/ui/templates";

/** What formats have written, by what they were given. Plain JSON. */
export type Written = { [Name in keyof Formats]: Record<string, ReturnType<Formats[Name]>> };

export function nothingWritten(): Written {
  return { money: {}, moneyCompact: {}, area: {}, number: {}, dateTime: {} };
}

/**
 * The same formats, each of which writes a thing once, into `written`. The server's comes with the page:
 * the browser then builds none of `Intl`'s formatters to wake it, which takes a telephone 50 to 60 ms.
 */
export function writeOnce(formats: Formats, written: Written): Formats {
  return {
    money: once(formats.money, written.money),
    moneyCompact: once(formats.moneyCompact, written.moneyCompact),
    area: once(formats.area, written.area),
    number: once(formats.number, written.number),
    dateTime: once(formats.dateTime, written.dateTime),
  };
}

function once<Given extends readonly (string | number | undefined)[], Text>(
  write: (...given: Given) => Text,
  written: Record<string, Text>,
): (...given: Given) => Text {
  return (...given) => (written[given.join(" ")] ??= write(...given));
}
