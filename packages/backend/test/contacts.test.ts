import {
  answerContactPhone,
  countContacts,
  createContact,
  deleteContact,
  deleteRealtor,
  listContacts,
  updateContact,
} from "@realtor/api/loaning";
import type {
  ContactInput,
  ContactQuery,
  ContactUpdate,
  RealtorProfile,
} from "@realtor/api/loaning";
import { contactCounts, contactRequest } from "@realtor/api/loaning-schemas";
import type { Http } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";

import { consentRecords, contactReads, contactRequests } from "../src/db/schema.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  describeOnPglite,
  newSlug,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnPglite("the contact inbox", (engine) => {
  let backend: TestBackend;
  let admin: Http;
  const log: string[] = [];
  beforeAll(async () => {
    const sink = { write: (line: string) => void log.push(line) };
    backend = await startBackend(engine, { log: pino({ level: "trace" }, sink) });
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(() => backend.close());

  const newAgent = () => backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });

  const send = (realtor: RealtorProfile, changes: Partial<ContactInput> = {}, key?: string) =>
    createContact(backend.visitor, { ...contactInput(realtor.id), ...changes }, key);

  const proofOf = async (id: string) =>
    (await backend.db.select().from(consentRecords).where(eq(consentRecords.id, id)))[0];

  it("stores a request as new, unread and without a note", async () => {
    const { http, realtor } = await newAgent();
    const { id, createdAt } = await send(realtor, { email: "jane@example.com" });
    const { page, totalCount } = await listContacts(http);
    expect(totalCount).toBe(1);
    expect(page.map((request) => contactRequest.parse(request))).toEqual([
      {
        id,
        createdAt,
        updatedAt: createdAt,
        realtorId: realtor.id,
        realtor: { id: realtor.id, desiredUrl: realtor.desiredUrl, userName: realtor.userName },
        name: "Doe Jane",
        lastName: "Doe",
        firstName: "Jane",
        email: "jane@example.com",
        phone: "949-555-0101",
        phoneCountryCode: "US",
        phoneConfirmed: "N",
        message: "Hello",
        isTerm: "Y",
        listing: null,
        showing: null,
        locale: null,
        pageUrl: null,
        source: null,
        consentVersion: null,
        consentedAt: createdAt,
        // No mail server is configured.
        deliveries: ["agent", "visitor"].map((audience) => ({
          channel: "mail",
          audience,
          state: "kept",
          attempts: 0,
          lastError: null,
          deliveredAt: null,
        })),
        state: "new",
        note: "",
        readAt: null,
        spam: false,
        doNotContact: false,
      },
    ]);
  });

  it("lets the sender alone choose between the readings of a phone number, for 30 minutes", async () => {
    const { http, realtor } = await newAgent();
    const requestKey = newSlug();
    const typed = { phone: "2135550147", phoneCountryCode: "KR" };
    const { id } = await send(realtor, typed, requestKey);
    await send(realtor, typed);
    const answer = (changes: object) => {
      const given = { requestKey, phoneCountryCode: "US", ...changes };
      return getError(answerContactPhone(backend.visitor, given));
    };
    expect(await answer({ requestKey: id })).toMatchObject({ status: 404 });
    expect(await answer({ requestKey: "" })).toMatchObject({ status: 422 });
    expect(await answer({ phoneCountryCode: "JP" })).toMatchObject({
      status: 422,
      errors: [{ pointer: "/phoneCountryCode", code: "choice.unknown" }],
    });
    const before = (minutes: number) =>
      backend.db
        .update(contactRequests)
        .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(contactRequests.id, id));
    await before(31);
    expect(await answer({})).toMatchObject({ status: 404 });
    await before(29);
    expect(
      await answerContactPhone(backend.visitor, { requestKey, phoneCountryCode: "US" }),
    ).toEqual({ phone: "213-555-0147", phoneCountryCode: "US" });
    expect(await proofOf(id)).toMatchObject({ phone: "213-555-0147", phoneCountryCode: "US" });
    for (const q of ["+1 (213) 555-0147", "+82 213 555 0147", "213 555"])
      expect(await listContacts(http, { q })).toMatchObject({ totalCount: 2 });
  });

  const listing = {
    listingKey: "CRMLS-1",
    address: "6591 Stonefield Lane, Irvine, CA",
    price: 1_575_000,
    searchType: "sale" as const,
    imageUrl: `${publicUrl}/media/samples/home.jpg`,
  };

  it("stores the home of a request, and the path of its image", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor, { listing });
    expect((await listContacts(http)).page).toMatchObject([{ listing }]);
    expect(await updateContact(http, id, { read: true })).toMatchObject({ listing });
    const [stored] = await backend.db
      .select()
      .from(contactRequests)
      .where(eq(contactRequests.id, id));
    expect(stored?.listing).toEqual({ ...listing, imageUrl: "/media/samples/home.jpg" });
  });

  const showing = {
    timeZone: "America/Los_Angeles",
    wishes: [
      { start: "2025-12-03T17:00:00.000Z", end: "2025-12-03T20:00:00.000Z" },
      { start: "2025-12-05T21:00:00.000Z", end: "2025-12-06T00:00:00.000Z" },
    ],
    visitorTimeZone: "Asia/Seoul",
  };

  it("stores when the sender would like to see the home, also if that is over by now", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor, { showing });
    expect((await listContacts(http)).page).toMatchObject([{ id, showing }]);
  });

  it.each<[object, string, string]>([
    [{ ...showing, wishes: [] }, "/showing/wishes", "list.tooShort"],
    [{ ...showing, wishes: Array(4).fill(showing.wishes[0]) }, "/showing/wishes", "list.tooLong"],
    [{ ...showing, timeZone: "Mars/Olympus" }, "/showing/timeZone", "choice.unknown"],
    [
      { ...showing, wishes: [{ start: "2025-12-03T17:00:00Z", end: "2025-12-03T17:00:00Z" }] },
      "/showing/wishes/0",
      "number.range",
    ],
    [{ ...showing, wishes: [{ start: "soon" }] }, "/showing/wishes/0/start", "date.format"],
  ])("rejects the times %j", async (value, pointer, code) => {
    const { realtor } = await newAgent();
    // The last ones are no showing of the contract.
    const sent = send(realtor, { showing: value as typeof showing });
    expect((await getError(sent)).errors).toContainEqual({ pointer, code });
  });

  it("stores how a request was sent, once also if that differs on a retry", async () => {
    const { http, realtor } = await newAgent();
    const origin = {
      locale: "ja-JP" as const,
      pageUrl: "https://realtor.example/ja-JP/agent",
      source: "newsletter",
      consentVersion: "2026-11-20",
      consentedAt: "2026-01-02T03:04:05.000Z",
    };
    const key = newSlug();
    await send(realtor, origin, key);
    await send(realtor, { ...origin, locale: "en", consentVersion: "2027-01-01" }, key);
    expect((await listContacts(http)).page).toMatchObject([origin]);
  });

  it("does not store a consent in the future", async () => {
    const { http, realtor } = await newAgent();
    const { createdAt } = await send(realtor, { consentedAt: "2126-01-02T03:04:05.000Z" });
    expect((await listContacts(http)).page).toMatchObject([{ consentedAt: createdAt }]);
  });

  it.each([
    ["the key only", { address: null, price: null, searchType: null, imageUrl: null }],
    ["an image of another host", { imageUrl: "https://media.example/media/home.jpg" }],
  ])("stores a home with %s", async (_, change) => {
    const { http, realtor } = await newAgent();
    const home = { ...listing, ...change };
    await send(realtor, { listing: home });
    expect((await listContacts(http)).page).toMatchObject([{ listing: home }]);
  });

  it("updates only the given fields, sequentially and concurrently", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor);
    const steps: [ContactUpdate, object][] = [
      [{ read: true }, { readAt: expect.any(String), state: "new", note: "", spam: false }],
      [{ state: "called" }, { readAt: expect.any(String), state: "called", note: "" }],
      [{ note: "토요일\n10시" }, { state: "called", note: "토요일\n10시", spam: false }],
      [{ spam: true }, { state: "called", note: "토요일\n10시", spam: true }],
      [
        { read: false, spam: false },
        { readAt: null, state: "called", note: "토요일\n10시" },
      ],
    ];
    let before = (await listContacts(http)).page[0];
    for (const [changes, expected] of steps) {
      const after = await updateContact(http, id, changes);
      expect(contactRequest.parse(after)).toMatchObject(expected);
      expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(
        Date.parse(before?.updatedAt ?? ""),
      );
      before = after;
    }
    expect((await listContacts(http)).page).toEqual([before]);
    expect(await updateContact(http, id, {})).toEqual(before);

    await Promise.all([
      updateContact(http, id, { note: "Both" }),
      updateContact(admin, id, { state: "done" }),
      updateContact(http, id, { read: true }),
    ]);
    expect((await listContacts(http)).page).toMatchObject([
      { note: "Both", state: "done", readAt: expect.any(String) },
    ]);
  });

  it("stores when a request was first read", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor);
    const { readAt } = await updateContact(http, id, { read: true });
    const earlier = new Date("2026-01-02T03:04:05.678Z");
    await backend.db
      .update(contactReads)
      .set({ readAt: earlier })
      .where(eq(contactReads.contactId, id));
    expect(readAt).not.toBeNull();
    expect(await updateContact(http, id, { read: true })).toMatchObject({
      readAt: earlier.toISOString(),
    });
  });

  it("is read by each account for itself", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor, { message: "Read by one" });
    const { unread } = await countContacts(admin);
    await updateContact(admin, id, { read: true });
    expect((await countContacts(admin)).unread).toBe(unread - 1);
    expect((await countContacts(http)).unread).toBe(1);
    expect((await listContacts(http)).page).toMatchObject([{ id, readAt: null }]);
    const read = { id, readAt: expect.any(String) };
    expect((await listContacts(admin, { q: "Read by one" })).page).toMatchObject([read]);
    await updateContact(http, id, { read: true });
    await updateContact(http, id, { read: false });
    expect((await listContacts(admin, { q: "Read by one" })).page).toMatchObject([read]);
    // Deleted with the request.
    await deleteContact(http, id);
    expect(await backend.db.$count(contactReads, eq(contactReads.contactId, id))).toBe(0);
  });

  it("lists what was unread at a time first, also once it is read", async () => {
    const { http, realtor } = await newAgent();
    const sent: string[] = [];
    for (const day of [1, 2, 3, 4]) {
      const { id } = await send(realtor);
      const createdAt = new Date(Date.UTC(2026, 0, day));
      await backend.db.update(contactRequests).set({ createdAt }).where(eq(contactRequests.id, id));
      sent.push(id);
    }
    const [first = "", second = "", third = "", fourth = ""] = sent;
    await updateContact(http, fourth, { read: true });
    await updateContact(http, second, { read: true });
    const past = new Date("2026-01-02T03:04:05.678Z");
    await backend.db.update(contactReads).set({ readAt: past });
    const ids = async (query: ContactQuery) =>
      (await listContacts(http, query)).page.map(({ id }) => id);
    expect(await ids({})).toEqual([fourth, third, second, first]);
    const unreadAt = new Date().toISOString();
    const unreadFirst = [third, first, fourth, second];
    expect(await ids({ unreadAt })).toEqual(unreadFirst);
    await updateContact(http, first, { read: true });
    expect(await ids({ unreadAt })).toEqual(unreadFirst);
    expect(await ids({ unreadAt, perPage: 2, currentPage: 1 })).toEqual([fourth, second]);
    expect(await ids({ unreadAt: "2126-01-01T00:00:00.000Z" })).toEqual([
      third,
      fourth,
      second,
      first,
    ]);
  });

  it.each<[object, string, string]>([
    [{ state: "lost" }, "/state", "choice.unknown"],
    [{ note: "x".repeat(4001) }, "/note", "text.tooLong"],
    [{ read: "Y" }, "/read", "type"],
    [{ spam: null }, "/spam", "type"],
  ])("rejects %j", async (changes, pointer, code) => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor);
    // Invalid on purpose.
    expect(await getError(updateContact(http, id, changes as ContactUpdate))).toMatchObject({
      status: 422,
      errors: [{ pointer, code }],
    });
  });

  it("filters by state, spam and substrings of name, phone, e-mail, message or home", async () => {
    const { http, realtor } = await newAgent();
    const kim = await send(realtor, {
      lastName: "김",
      firstName: "하윤",
      phone: "714 555-0136",
      email: "Hayun@Example.com",
      message: "100% 현금, a_b\\c",
    });
    const doe = await send(realtor, { message: "Saturday?", listing });
    const trap = await send(realtor, { message: "Buy now", spam: true });
    await updateContact(http, doe.id, { state: "called" });
    const createdAt = new Date("2026-01-02T03:04:05.678Z");
    const isKim = eq(contactRequests.id, kim.id);
    await backend.db.update(contactRequests).set({ createdAt }).where(isKim);
    const found = async (query: ContactQuery) => {
      const { page, totalCount } = await listContacts(http, query);
      expect(totalCount).toBe(page.length);
      return page.map(({ id }) => id);
    };
    expect(await found({})).toEqual([doe.id, kim.id]);
    expect(await found({ spam: "Y" })).toEqual([trap.id]);
    expect(await found({ state: "new" })).toEqual([kim.id]);
    expect(await found({ state: "called" })).toEqual([doe.id]);
    expect(await found({ state: "done" })).toEqual([]);
    for (const q of ["김하윤", "하윤", "hayun@EXAMPLE", "5550136", "(714) 555 0136", " 0136 "]) {
      expect(await found({ q })).toEqual([kim.id]);
    }
    expect(await found({ q: "SATURDAY?" })).toEqual([doe.id]);
    expect(await found({ q: "stonefield lane" })).toEqual([doe.id]);
    // Only the address is searched.
    expect(await found({ q: "CRMLS-1" })).toEqual([]);
    expect(await found({ q: "  " })).toEqual([doe.id, kim.id]);
    for (const q of ["100%", "a_b", String.raw`b\c`]) expect(await found({ q })).toEqual([kim.id]);
    for (const q of ["%", "_", "\\"]) expect(await found({ q })).toEqual([kim.id]);
    for (const q of ["1%현", "a%c", "' or 1=1 --"]) expect(await found({ q })).toEqual([]);
    expect(await found({ q: "buy" })).toEqual([]);
    expect(await found({ q: "buy", spam: "Y" })).toEqual([trap.id]);

    const second = await listContacts(http, { perPage: 1, currentPage: 1 });
    expect([second.page[0]?.id, second.totalCount]).toEqual([kim.id, 2]);
  });

  it("counts visible requests, and spam separately", async () => {
    const { http, realtor } = await newAgent();
    const before = await countContacts(admin);
    const sent = [];
    for (const spam of [false, false, false, true]) sent.push(await send(realtor, { spam }));
    const [first, second] = sent.map(({ id }) => id);
    await updateContact(http, first ?? "", { state: "called", read: true });
    await updateContact(http, second ?? "", { state: "done" });
    const own = { unread: 2, new: 1, called: 1, done: 1, spam: 1, refused: 0 };
    expect(contactCounts.parse(await countContacts(http))).toEqual(own);
    const { http: other } = await newAgent();
    expect(await countContacts(other)).toEqual({
      unread: 0,
      new: 0,
      called: 0,
      done: 0,
      spam: 0,
      refused: 0,
    });
    const after = await countContacts(admin);
    // The admin has read none of them.
    expect([after.unread - before.unread, after.spam - before.spam]).toEqual([3, 1]);
  });

  it("recognizes a repeated request with another spam result or state of the home", async () => {
    const { http, realtor } = await newAgent();
    const receipt = await send(realtor, { spam: true, listing }, "key-1");
    const changes = [{ spam: false, listing: { ...listing, price: 1_500_000 } }, { listing: null }];
    for (const change of [...changes, {}])
      expect(await send(realtor, change, "key-1")).toEqual(receipt);
    expect((await listContacts(http, { spam: "Y" })).page).toMatchObject([{ listing }]);
  });

  it("keeps a request for the staff when the website is deleted", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor, { message: "Still waiting for an answer" });
    await deleteRealtor(http, realtor.id);
    expect((await listContacts(admin, { q: "Still waiting" })).page).toMatchObject([{ id }]);
    expect((await listContacts(http, {})).page).toEqual([]);
    await deleteContact(admin, id);
  });

  it("deletes all data of a sender from database and log", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor, {
      lastName: "Unforgettable",
      email: "unforgettable@example.com",
      message: "My unforgettable message",
      consentVersion: "2026-11-30",
      pageUrl: "https://site.example/en",
    });
    await updateContact(http, id, { note: "An unforgettable person" });
    expect((await listContacts(http, { q: "Unforgettable" })).totalCount).toBe(1);
    await deleteContact(http, id);
    expect(await getError(deleteContact(http, id))).toMatchObject({
      status: 404,
      code: "contact.notFound",
    });
    expect(await getError(updateContact(http, id, { note: "" }))).toMatchObject({ status: 404 });
    expect(await backend.db.$count(contactRequests, eq(contactRequests.id, id))).toBe(0);
    // The proof that the sender saw the notice has nothing of the message.
    expect(await proofOf(id)).toEqual({
      id,
      consentVersion: "2026-11-30",
      consentedAt: expect.any(Date),
      phone: "949-555-0101",
      phoneCountryCode: "US",
      pageUrl: "https://site.example/en",
    });
    expect(log.join("")).toContain(`/v1/realtor-contacts/${id}`);
    expect(log.join("")).not.toMatch(/unforgettable/i);
  });

  it("retains the requests to a deleted website for admins", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await send(realtor);
    await deleteRealtor(http, realtor.id);
    expect((await listContacts(http)).totalCount).toBe(0);
    const { page } = await listContacts(admin);
    expect(page.find((request) => request.id === id)).toMatchObject({
      realtorId: realtor.id,
      realtor: null,
    });
    expect(await updateContact(admin, id, { state: "done" })).toMatchObject({ realtor: null });
  });

  it("marks a number as not to be contacted, in all its requests that the user may read", async () => {
    const { http, realtor } = await newAgent();
    const { realtor: other } = await newAgent();
    const { id } = await send(realtor, { phone: "949-555-0177" });
    const again = await send(realtor, { phone: "949-5550177" });
    const elsewhere = await send(other, { phone: "949-555-0177" });
    await send(realtor, { phone: "949-555-0178" });
    const marked = async (as: Http) =>
      (await listContacts(as, { perPage: 100 })).page
        .filter(({ doNotContact }) => doNotContact)
        .map((request) => request.id)
        .toSorted();
    expect(await updateContact(http, id, { doNotContact: true })).toMatchObject({
      doNotContact: true,
    });
    expect(await marked(http)).toEqual([id, again.id].toSorted());
    expect(await marked(admin)).toEqual([id, again.id].toSorted());
    await updateContact(admin, again.id, { doNotContact: true });
    expect(await marked(admin)).toEqual([id, again.id, elsewhere.id].toSorted());
    await updateContact(admin, id, { doNotContact: false });
    expect(await marked(admin)).toEqual([]);
  });

  it("returns 404 for another agent", async () => {
    const { realtor } = await newAgent();
    const { id } = await send(realtor);
    const { http: other } = await newAgent();
    const absent = { status: 404, code: "contact.notFound" };
    expect(await getError(updateContact(other, id, { note: "Mine" }))).toMatchObject(absent);
    expect(await getError(updateContact(other, id, { doNotContact: true }))).toMatchObject(absent);
    expect(await getError(deleteContact(other, id))).toMatchObject(absent);
    expect((await listContacts(other)).page).toEqual([]);
    expect((await listContacts(admin)).page).toContainEqual(
      expect.objectContaining({ id, note: "" }),
    );
  });
});
