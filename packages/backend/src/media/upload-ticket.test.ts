import * as fc from "fast-check";
import { expect, it } from "vitest";

import { createTicket, verifyTicket, toTicketUrl } from "./upload-ticket.ts";

const secret = "s".repeat(32);
const now = Date.UTC(2026, 10, 20);
const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return { key: pathname.replace("/media/", ""), query: Object.fromEntries(searchParams) };
};

it("an upload ticket is valid for fifteen minutes", () => {
  const ticket = createTicket("jpg", "fullsize", now);
  const { key, query } = parts(toTicketUrl("http://a.example", ticket, secret));
  expect(verifyTicket(key, query, secret, now)).toEqual(ticket);
  expect(verifyTicket(key, query, secret, now + 15 * 60_000)).toEqual(ticket);
  expect(() => verifyTicket(key, query, secret, now + 15 * 60_000 + 1)).toThrow(
    expect.objectContaining({ code: "upload.expired" }),
  );
});

it("an upload ticket is rejected with another secret or any changed value", () => {
  const ticket = createTicket("webp", "thumbnail", now);
  const { key, query } = parts(toTicketUrl("http://a.example", ticket, secret));
  const rejected = expect.objectContaining({ code: "upload.signature" });
  expect(() => verifyTicket(key, query, "t".repeat(32), now)).toThrow(rejected);
  const names = fc.constantFrom("imageType", "expires", "signature");
  fc.assert(
    fc.property(names, fc.string(), (name, value) => {
      fc.pre(value !== query[name]);
      expect(() => verifyTicket(key, { ...query, [name]: value }, secret, now)).toThrow(rejected);
    }),
  );
});

it("an upload ticket has a unique key", () => {
  const keys = Array.from({ length: 1000 }, () => createTicket("png", "fullsize", now).key);
  expect(new Set(keys).size).toBe(1000);
});
