import {
  createRealtor,
  deleteRealtor,
  getRealtor,
  importRealtor,
  liftSuspension,
  listVersions,
  renewInvitation,
  restoreVersion,
  suspendRealtor,
  updateRealtor,
} from "@realtor/api/loaning";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { createLog } from "@realtor/server/log";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { account, user } from "../src/db/schema.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import { adminEmail, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
let smtp: FakeSmtpServer;
let admin: Http;
let adminId: string;
let text = "";

beforeAll(async () => {
  smtp = await startSmtp();
  backend = await startBackend("PostgreSQL", {
    log: createLog("info", { write: (line) => void (text += line) }),
    siteUrl: "https://realtor.example",
    mail: { smtpUrl: smtp.url, from: "Built for Realtors <hello@realtor.example>" },
    operator: { missing: [], values: { phone: "949-555-0100" } },
  });
  admin = await backend.signedIn(adminEmail);
  const [found] = await backend.db.select().from(user).where(eq(user.email, adminEmail));
  adminId = found?.id ?? "";
});
beforeEach(() => {
  text = "";
  smtp.arrived.length = 0;
});
afterAll(async () => {
  await backend.close();
  await smtp.close();
});

const suspended = { status: 409, code: "website.suspended" };
const newLive = () => backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });
const events = () =>
  text
    .split("\n")
    .filter((line) => line.includes('"security event"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>); // written by pino

type Publishing = [path: string, publish: (http: Http, page: RealtorProfile) => Promise<unknown>];
const fileOf = (profile: object) => new Blob([JSON.stringify(profile)]);

const paths: Publishing[] = [
  [
    "an update",
    (http, { id, updatedAt }) => updateRealtor(http, id, { isMakeHomepage: "Y", updatedAt }),
  ],
  [
    "an import",
    (http, page) => importRealtor(http, page.id, fileOf({ ...page, isMakeHomepage: "Y" })),
  ],
  [
    "a restored version",
    async (http, { id }) => {
      const { page } = await listVersions(http, id);
      const version = page.find((one) => one.id !== null)?.id ?? 0;
      const { realtor } = await restoreVersion(http, id, version);
      expect(realtor).toMatchObject({ isMakeHomepage: "N" });
      return updateRealtor(http, id, { isMakeHomepage: "Y", updatedAt: realtor.updatedAt });
    },
  ],
  [
    "a new website after a deletion",
    async (http, { id }) => {
      await deleteRealtor(http, id);
      return createRealtor(http, {
        ...publishable,
        desiredUrl: newSlug(),
        isMakeHomepage: "Y",
      });
    },
  ],
];

it.each(paths)(
  "what staff take offline is not published by %s of the agent",
  async (_, publish) => {
    const { http, realtor } = await newLive();
    const page = await suspendRealtor(admin, realtor.id, " Wrong license ");
    expect(page).toMatchObject({ isMakeHomepage: "N", suspensionReason: "Wrong license" });
    const own = await getRealtor(http, realtor.id, { asOwner: true });
    expect(own).toMatchObject({ suspendedAt: page.suspendedAt, suspensionReason: "Wrong license" });
    expect(await getError(publish(http, own))).toMatchObject(suspended);
  },
);

it("is edited, and published by staff alone, who thereby lift the suspension", async () => {
  const { http, realtor, userId } = await newLive();
  const { id } = realtor;
  const { updatedAt } = await suspendRealtor(admin, id, "");
  const edited = await updateRealtor(http, id, { aboutMeEn: "Hello", updatedAt });
  expect(edited).toMatchObject({ isMakeHomepage: "N", aboutMeEn: "Hello" });
  const republished = { isMakeHomepage: "Y", updatedAt: edited.updatedAt } as const;
  expect(await updateRealtor(admin, id, republished)).not.toHaveProperty("suspendedAt");
  const offline = await updateRealtor(http, id, {
    isMakeHomepage: "N",
    updatedAt: (await getRealtor(http, id, { asOwner: true })).updatedAt,
  });
  // The agent's own unpublishing is no suspension.
  expect(offline).not.toHaveProperty("suspendedAt");
  const by = { account: userId, by: adminId };
  expect(events()).toMatchObject([
    { event: "suspension", change: "on", ...by },
    { event: "suspension", change: "off", ...by },
  ]);
});

it("staff lift a suspension without publishing", async () => {
  const { http, realtor } = await newLive();
  await suspendRealtor(admin, realtor.id, "");
  expect(await getError(liftSuspension(http, realtor.id))).toMatchObject({ status: 403 });
  const lifted = await liftSuspension(admin, realtor.id);
  expect(lifted).toMatchObject({ isMakeHomepage: "N" });
  const { updatedAt } = lifted;
  expect(await updateRealtor(http, realtor.id, { isMakeHomepage: "Y", updatedAt })).toMatchObject({
    isMakeHomepage: "Y",
  });
});

it("an update or an import of staff that unpublishes suspends as well", async () => {
  const [first, second] = [await newLive(), await newLive()];
  const { id, updatedAt } = first.realtor;
  const updated = await updateRealtor(admin, id, { isMakeHomepage: "N", updatedAt });
  const file = fileOf({ ...second.realtor, isMakeHomepage: "N" });
  const imported = await importRealtor(admin, second.realtor.id, file);
  for (const page of [updated, imported])
    expect(page).toMatchObject({ suspendedAt: expect.any(String) });
});

it("the state of a suspension is the owner's and staff's alone", async () => {
  const { realtor } = await newLive();
  await suspendRealtor(admin, realtor.id, "Secret");
  await updateRealtor(admin, realtor.id, {
    isMakeHomepage: "Y",
    updatedAt: (await getRealtor(admin, realtor.id, { asOwner: true })).updatedAt,
  });
  const seen = await getRealtor(backend.visitor, realtor.desiredUrl);
  expect(JSON.stringify(seen)).not.toMatch(/Secret|suspen/);
});

it("the agent gets a mail with the reason and whom to ask, for each thing that staff do", async () => {
  const { http, realtor, userId } = await newLive();
  const { id, desiredUrl } = realtor;
  const sent = async (action: () => Promise<unknown>) => {
    const [mail] = await Promise.all([smtp.next(`${userId}@example.com`), action()]);
    return mail;
  };
  const { updatedAt } = realtor;
  await updateRealtor(http, id, { presentation: { languages: ["en"] }, updatedAt });
  const off = await sent(() => suspendRealtor(admin, id, "Wrong license\nPlease call"));
  expect(off.subject).toBe("Your website was unpublished · Built for Realtors");
  expect(off.text).toContain(`realtor.example/${desiredUrl}`);
  expect(off.text).toContain("> Wrong license\n> Please call");
  expect(off.text).toContain("949-555-0100");
  const lifted = await sent(() => liftSuspension(admin, id));
  expect(lifted.subject).toContain("You can publish your website again");
  const removed = await sent(() => deleteRealtor(admin, id));
  expect(removed.text).toContain(`realtor.example/${desiredUrl}`);
  expect(removed.text).toContain("949-555-0100");
});

it("the agent gets no mail about what they do themselves", async () => {
  const { http, realtor, userId } = await newLive();
  const { id, updatedAt } = realtor;
  await updateRealtor(http, id, { isMakeHomepage: "N", updatedAt });
  await deleteRealtor(http, id);
  // A later mail has arrived.
  const other = await newLive();
  const later = smtp.next(`${other.userId}@example.com`);
  await Promise.all([later, suspendRealtor(admin, other.realtor.id, "")]);
  expect(smtp.arrived.filter(({ to }) => to.includes(`${userId}@example.com`))).toEqual([]);
});

it("a link for an account with a password is a security event and told by mail", async () => {
  const { realtor, userId } = await newLive();
  const renewal = { locale: "en" } as const;
  await renewInvitation(admin, realtor.id, renewal);
  const link = { event: "password-link", account: userId, by: adminId };
  expect(events()).not.toContainEqual(expect.objectContaining({ event: "password-link" }));
  await backend.db.insert(account).values({
    id: userId,
    accountId: userId,
    providerId: "credential",
    userId,
    password: "hash",
  });
  const told = smtp.next(`${userId}@example.com`);
  await Promise.all([told, renewInvitation(admin, realtor.id, renewal)]);
  expect(events()).toContainEqual(expect.objectContaining(link));
});
