import {
  acceptAgreement,
  checkAddress,
  checkDomain,
  countContacts,
  countRealtors,
  findBrokerages,
  createContact,
  createRealtor,
  deleteContact,
  deleteRealtor,
  exportRealtor,
  getCurrentAgreement,
  getDomain,
  getNotificationSettings,
  getNotificationStatus,
  getRealtor,
  getVersion,
  importRealtor,
  inviteRealtor,
  listContacts,
  listRealtors,
  listVersions,
  renewInvitation,
  requestUploads,
  resendNotifications,
  signIn,
  updateContact,
  updateNotificationSettings,
  updateRealtor,
} from "@realtor/api/loaning";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { listAgentListings, listHomes } from "@realtor/api/home";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { samplePassword } from "../src/seed/sample-accounts.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  agreement,
  describeOnEngines,
  newSlug,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const callers = ["visitor", "stale token", "user", "owner", "other realtor", "admin"] as const;
type Caller = (typeof callers)[number];

type Call = (http: Http, realtor: RealtorProfile) => Promise<unknown>;

const calls = {
  view: (http, { id }) => getRealtor(http, id, { asOwner: true }),
  update: (http, { id, updatedAt }) => updateRealtor(http, id, { updatedAt, aboutMeEn: "New" }),
  delete: (http, { id }) => deleteRealtor(http, id),
  export: (http, { id }) => exportRealtor(http, id),
  import: (http, realtor) => importRealtor(http, realtor.id, new Blob([JSON.stringify(realtor)])),
  contact: (http, { id }) => createContact(http, contactInput(id)),
  create: (http) => createRealtor(http, { desiredUrl: newSlug() }),
  "request uploads": (http) =>
    requestUploads(http, [
      { path: "id", imageType: "fullsize", contentType: "image/png", size: 100 },
    ]),
  "read contacts": (http) => listContacts(http),
  "count contacts": (http) => countContacts(http),
  // The request does not exist, so permitted callers get a 404.
  "change a contact": (http) => updateContact(http, "none", { read: true }),
  "delete a contact": (http) => deleteContact(http, "none"),
  "send notifications again": (http) => resendNotifications(http, "none"),
  "read notification settings": (http) => getNotificationSettings(http),
  "change notification settings": (http) => updateNotificationSettings(http, { mail: false }),
  "read the notification status": (http) => getNotificationStatus(http),
  "accept the agreement": (http) => acceptAgreement(http, agreement),
  "read the agreement": (http) => getCurrentAgreement(http),
  "list versions": (http, { id }) => listVersions(http, id),
  // Version 1 belongs to another website.
  "read a version": (http, { id }) => getVersion(http, id, 1),
  "read the domain": (http, { id }) => getDomain(http, id),
  "check the domain": (http, { id }) => checkDomain(http, id),
  "check an address": (http) => checkAddress(http, newSlug()),
  "count websites": (http) => countRealtors(http),
  "list brokerages": (http) => findBrokerages(http),
  "list websites": (http) => listRealtors(http),
  "search homes": (http) => listHomes(http),
  "list an agent's listings": (http) =>
    listAgentListings(http, { licenseNumber: "SAMPLE-01", market: "crmls", searchType: "sale" }),
  invite: (http) =>
    inviteRealtor(http, {
      email: `${newSlug()}@example.com`,
      userName: "New",
      desiredUrl: newSlug(),
      locale: "ko",
    }),
  "renew an invitation": (http, { id }) => renewInvitation(http, id, { locale: "ko" }),
  "make an account": (http) =>
    http("/api/auth/admin/create-user", {
      method: "POST",
      body: {
        email: `${newSlug()}@example.com`,
        name: "New",
        password: "seven-quiet-lemons",
        role: "realtor",
      },
      success: 200,
    }),
  "become an admin": (http) =>
    http("/api/auth/update-user", { method: "POST", body: { role: "admin" }, success: 200 }),
  "sign up alone": (http) =>
    http("/api/auth/sign-up/email", {
      method: "POST",
      body: { email: `${newSlug()}@example.com`, name: "New", password: "seven-quiet-lemons" },
      success: 200,
    }),
} satisfies Record<string, Call>;

const ok = "succeeded";

/** One row per call with the result of each of `callers`; see `docs/spec/roles.md#roles`. */
const published: Record<keyof typeof calls, readonly (number | string)[]> = {
  view: [ok, ok, ok, ok, ok, ok],
  update: [401, 401, 403, ok, 403, ok],
  delete: [401, 401, 403, ok, 403, ok],
  export: [401, 401, 403, ok, 403, ok],
  import: [401, 401, 403, ok, 403, ok],
  contact: [ok, ok, ok, ok, ok, ok],
  // The owner and the other realtor already have a website.
  create: [401, 401, 403, 409, 409, ok],
  "request uploads": [401, 401, 403, ok, ok, ok],
  "read contacts": [401, 401, 403, ok, ok, ok],
  "count contacts": [401, 401, 403, ok, ok, ok],
  "change a contact": [401, 401, 403, 404, 404, 404],
  "delete a contact": [401, 401, 403, 404, 404, 404],
  "send notifications again": [401, 401, 403, 404, 404, 404],
  "read notification settings": [401, 401, 403, ok, ok, ok],
  "change notification settings": [401, 401, 403, ok, ok, ok],
  "read the notification status": [401, 401, 403, 403, 403, ok],
  "accept the agreement": [401, 401, 403, ok, ok, ok],
  "read the agreement": [401, 401, 403, ok, ok, ok],
  "list versions": [401, 401, 403, ok, 403, ok],
  "read a version": [401, 401, 403, 404, 403, 404],
  "read the domain": [401, 401, 403, ok, 403, ok],
  "check the domain": [401, 401, 403, ok, 403, ok],
  "check an address": [401, 401, 403, ok, ok, ok],
  "count websites": [401, 401, 403, ok, ok, ok],
  "list brokerages": [401, 401, 403, ok, ok, ok],
  "list websites": [ok, ok, ok, ok, ok, ok],
  "search homes": [ok, ok, ok, ok, ok, ok],
  "list an agent's listings": [ok, ok, ok, ok, ok, ok],
  invite: [401, 401, 403, 403, 403, ok],
  "renew an invitation": [401, 401, 403, 403, 403, ok],
  "make an account": [401, 401, 403, 403, 403, ok],
  "become an admin": [404, 404, 404, 404, 404, 404],
  "sign up alone": [404, 404, 404, 404, 404, 404],
};

/** Unpublished websites do not exist for callers other than their owner and admins. */
const unpublished: Partial<typeof published> = {
  view: [404, 404, 404, ok, 404, ok],
  update: [401, 401, 403, ok, 404, ok],
  delete: [401, 401, 403, ok, 404, ok],
  export: [401, 401, 403, ok, 404, ok],
  import: [401, 401, 403, ok, 404, ok],
  "renew an invitation": [401, 401, 403, 403, 403, ok],
  "list versions": [401, 401, 403, ok, 404, ok],
  "read a version": [401, 401, 403, 404, 404, 404],
  "read the domain": [401, 401, 403, ok, 404, ok],
  "check the domain": [401, 401, 403, ok, 404, ok],
};

describe("Better Auth", () => {
  /** The endpoints that the product uses; see `endpoints` of auth-routes.ts. */
  const used = [
    "/sign-in/email",
    "/sign-out",
    "/one-time-token/verify",
    "/reset-password",
    "/admin/create-user",
    "/get-session",
    "/callback/:id",
    // The service's own, in password-reset.ts.
    "/request-password-reset",
  ];

  it("has no other endpoint", async () => {
    const backend = await startBackend("PostgreSQL");
    onTestFinished(() => backend.close());
    const { token } = await signIn(backend.visitor, {
      email: adminEmail,
      password: samplePassword,
    });
    // Its endpoints have a path and a method, except those for the server only.
    const all = Object.values(
      backend.auth.api as Record<
        string,
        { path?: string; options?: { method?: string | string[] } }
      >,
    );
    const unused = all.flatMap(({ path, options }) =>
      path && !used.includes(path)
        ? [options?.method ?? "GET"].flat().map((method) => ({ method, path }))
        : [],
    );
    expect(unused.length).toBeGreaterThan(20);
    const existing = [];
    for (const { method, path } of unused) {
      const response = await backend.app.request(`/api/auth${path.replaceAll(/:\w+/g, "x")}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: method === "GET" ? null : "{}",
      });
      if (response.status !== 404) existing.push(`${method} ${path} ${response.status}`);
    }
    expect(existing).toEqual([]);
  });
});

describeOnEngines("authorization", (engine) => {
  let backend: TestBackend;
  let other: Http;
  beforeAll(async () => {
    backend = await startBackend(engine);
    other = (await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" })).http;
  });
  afterAll(() => backend.close());

  async function clientOf(caller: Caller, owner: Http): Promise<Http> {
    const clients: Record<Caller, Http | Promise<Http>> = {
      visitor: backend.visitor,
      "stale token": backend.withToken("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.c2lnbmF0dXJl"),
      user: backend.signedIn(userEmail),
      owner,
      "other realtor": other,
      admin: backend.signedIn(adminEmail),
    };
    return clients[caller];
  }

  async function outcomes(call: Call, isMakeHomepage: "Y" | "N") {
    const found = [];
    for (const caller of callers) {
      // A new one for each call, since some calls change or delete it.
      const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage });
      found.push((await getError(call(await clientOf(caller, http), realtor))).status);
    }
    return found;
  }

  it.each(Object.entries(published))("%s, of a published website", async (name, expected) => {
    // The keys of both tables are those of `calls`.
    expect(await outcomes(calls[name as keyof typeof calls], "Y")).toEqual(expected);
  });

  it.each(Object.entries(unpublished))("%s, of an unpublished website", async (name, expected) => {
    expect(await outcomes(calls[name as keyof typeof calls], "N")).toEqual(expected);
  });

  it("lists published websites for a visitor, their own for a realtor, all for an admin", async () => {
    const mine = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "N" });
    const idsFor = async (http: Http) => {
      const { data, headers } = await http<RealtorProfile[]>("/v1/realtor", {
        success: 200,
        query: { perPage: 100 },
      });
      const total = Number(headers.get("x-total-count"));
      return { ids: data.map((realtor) => realtor.id), total };
    };
    const seenByVisitor = await idsFor(backend.visitor);
    expect(seenByVisitor.ids).not.toContain(mine.realtor.id);
    expect((await idsFor(mine.http)).ids).toEqual([mine.realtor.id]);
    const seenByAdmin = await idsFor(await backend.signedIn(adminEmail));
    expect(seenByAdmin.ids[0]).toBe(mine.realtor.id);
    expect(seenByAdmin.total).toBeGreaterThan(seenByVisitor.total);
  });

  it("shows a realtor the contact requests to their own website only", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    await calls.contact(backend.visitor, realtor);
    const inbox = await http<{ realtorId: string }[]>("/v1/realtor-contacts", { success: 200 });
    expect(inbox.data.map((request) => request.realtorId)).toEqual([realtor.id]);
    const others = await other<{ realtorId: string }[]>("/v1/realtor-contacts", { success: 200 });
    expect(others.data.map((request) => request.realtorId)).not.toContain(realtor.id);
  });

  it("lets a realtor create one website with concurrent requests", async () => {
    const { http } = await backend.createUser("realtor");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => getError(createRealtor(http, { desiredUrl: newSlug() }))),
    );
    const refused = answers.filter(({ status }) => status !== ok);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, code: "realtor.exists" });
    }
  });

  it("lets an admin create a website for an account, which becomes a realtor", async () => {
    const admin = await backend.signedIn(adminEmail);
    const { id, http } = await backend.createUser("user");
    const realtor = await createRealtor(admin, { desiredUrl: newSlug(), userId: id });
    expect(realtor.userId).toBe(id);
    // Its former session has ended: a token that someone has gets no new rights.
    expect(await getError(updateRealtor(http, realtor.id, realtor))).toMatchObject({ status: 401 });
    const again = backend.withToken(await backend.startSession(id));
    expect(await updateRealtor(again, realtor.id, realtor)).toMatchObject({ userId: id });
    expect(
      await getError(createRealtor(admin, { desiredUrl: newSlug(), userId: "unknown" })),
    ).toMatchObject({ status: 422, errors: [{ pointer: "/userId", code: "choice.unknown" }] });
  });

  it("does not let a profile change its owner, creation time or sample flag", async () => {
    const { http, realtor, userId } = await backend.newAgent({ desiredUrl: newSlug() });
    const forged = { userId: "other", id: "x", isSample: true, createdAt: realtor.updatedAt };
    const updated = await updateRealtor(http, realtor.id, {
      ...forged,
      updatedAt: realtor.updatedAt,
    });
    const file = JSON.stringify({ ...updated, ...forged });
    const imported = await importRealtor(http, realtor.id, new Blob([file]));
    for (const answer of [updated, imported]) {
      expect(answer).toMatchObject({ id: realtor.id, userId, isSample: false });
      expect(answer.createdAt).toBe(realtor.createdAt);
    }
  });

  it("neither accepts nor sets cookies", async () => {
    const answer = await backend.app.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: userEmail, password: "sample-password" }),
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
    const token = answer.headers.get("set-auth-token") ?? "";
    expect(token).not.toBe("");
    const cookie = `better-auth.session_token=${encodeURIComponent(token)}`;
    const session = await backend.app.request("/api/auth/get-session", { headers: { cookie } });
    expect(await session.json()).toBeNull();
    const list = await backend.app.request("/v1/realtor-contacts", { headers: { cookie } });
    expect(list.status).toBe(401);
  });
});
