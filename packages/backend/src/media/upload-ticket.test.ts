import * as fc from "fast-check";
import { expect, it } from "vitest";

import { newTicket, readTicket, ticketUrl } from "./upload-ticket.ts";

const secret = "s".repeat(32);
const now = Date.UTC(2026, 10, 20);
const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return { key: pathname.replace("/media/", ""), query: Object.fromEntries(searchParams) };
};

it("is valid for fifteen minutes, and not a second longer", () => {
  const ticket = newTicket("jpg", "fullsize", now);
  const { key, query } = parts(ticketUrl("http://a.example", ticket, secret));
  expect(readTicket(key, query, secret, now)).toEqual(ticket);
  expect(readTicket(key, query, secret, now + 15 * 60_000)).toEqual(ticket);
  expect(() => readTicket(key, query, secret, now + 15 * 60_000 + 1)).toThrow(
    expect.objectContaining({ code: "upload.expired" }),
  );
});

it("is worth nothing under another secret, or with anything in it changed", () => {
  const ticket = newTicket("webp", "thumbnail", now);
  const { key, query } = parts(ticketUrl("http://a.example", ticket, secret));
  const refused = expect.objectContaining({ code: "upload.signature" });
  expect(() => readTicket(key, query, "t".repeat(32), now)).toThrow(refused);
  const names = fc.constantFrom("imageType", "expires", "signature");
  fc.assert(
    fc.property(names, fc.string(), (name, value) => {
      fc.pre(value !== query[name]);
      expect(() => readTicket(key, { ...query, [name]: value }, secret, now)).toThrow(refused);
    }),
  );
});

it("has a key that is never the same", () => {
  const keys = Array.from({ length: 1000 }, () => newTicket("png", "fullsize", now).key);
  expect(new Set(keys).size).toBe(1000);
});
