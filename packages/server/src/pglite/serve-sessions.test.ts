import { expect, it, vi } from "vitest";
import { watchForPanic } from "./serve-sessions.ts";

function message(type: string, text: string): Buffer {
  const header = Buffer.alloc(5);
  header.write(type);
  header.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([header, Buffer.from(text)]);
}

const panic = message("E", "SPANIC\0VPANIC\0C53100\0Mcould not write to file\0\0");

it.each<[string, Buffer[], number]>([
  ["an error that ends the server", [panic], 1],
  ["one in parts", [panic.subarray(0, 3), panic.subarray(3, 20), panic.subarray(20)], 1],
  ["one after a row", [Buffer.concat([message("D", "row"), panic])], 1],
  ["another error", [message("E", "SERROR\0VERROR\0C42703\0\0")], 0],
  ["a row with the same text", [message("D", "VPANIC\0")], 0],
])("reads %s", (_name, parts, calls) => {
  const onPanic = vi.fn<() => void>();
  const watch = watchForPanic(onPanic);
  for (const part of parts) watch(part);
  expect(onPanic).toHaveBeenCalledTimes(calls);
});
