import { describe, expect, it } from "vitest";

import { notifiedContact } from "../../test/fixtures/notified-contact.ts";
import { createChatMessage } from "./chat-message.ts";

const siteUrl = "https://realtor.example";
const textOf = (...changes: Parameters<typeof notifiedContact>[0][]) =>
  JSON.stringify(
    createChatMessage(
      changes.map((change) => notifiedContact(change)),
      siteUrl,
    ),
  );

const listing = notifiedContact({}).contact.listing;

describe("the chat message of a request", () => {
  it("names the home with its price, and has no contact details", () => {
    const text = textOf({});
    expect(text).toContain("매물: 6591 Stonefield Lane, Irvine, CA");
    expect(text).toContain("가격: $1,575,000");
    expect(text).not.toMatch(/jane@|555-0101|Sunday/);
  });

  it.each([
    [null, /매물|가격/],
    [listing && { ...listing, price: null }, /가격/],
  ])("with the home %j has no more than is known", (home, absent) => {
    expect(textOf({ listing: home })).not.toMatch(absent);
  });

  it("has the times of a showing, in the zone of the home", () => {
    const start = "2026-12-03T20:00:00.000Z";
    const showing = {
      timeZone: "America/New_York",
      wishes: [{ start, end: "2026-12-03T22:00:00.000Z" }],
    };
    expect(textOf({ showing })).toContain("희망 방문 시간: 12월 3일 목요일 오후 3시~5시");
  });

  it("escapes the address, and names the home of each of several requests", () => {
    const hostile = listing && { ...listing, address: "<!channel> & 1 Sample Lane" };
    const text = textOf({ listing: hostile }, {});
    expect(text).toContain("매물: &lt;!channel&gt; &amp; 1 Sample Lane");
    expect(text).toContain("매물: 6591 Stonefield Lane, Irvine, CA");
  });
});
