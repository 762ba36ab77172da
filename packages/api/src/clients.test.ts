import { describe, expect, it } from "vitest";
import { sampleProfile } from "../test/fixtures/sample-profile.ts";
import { reply, startServer } from "../test/fixtures/start-server.ts";
import type { Received } from "../test/fixtures/start-server.ts";
import { listAgentListings, listHomes } from "./home/index.ts";
import { ApiError, createHttp } from "./http/http.ts";
import type { Http } from "./http/http.ts";
import {
  countLeads,
  deleteLead,
  listHeldContacts,
  listLeads,
  resendHeldContact,
  resendHeldContacts,
  sendLead,
  updateLead,
} from "./leads/index.ts";
import {
  acceptAgreement,
  changePassword,
  confirmSecondFactor,
  checkAddress,
  countContacts,
  countRealtors,
  findBrokerages,
  createContact,
  createRealtor,
  createSecondFactor,
  deleteContact,
  deleteRealtor,
  endSessions,
  deleteAccount,
  endSessionsOf,
  undoDeletion,
  undoDeletionOf,
  exchangeCode,
  exportRealtor,
  findRealtors,
  getAccountSecurity,
  getCurrentAgreement,
  getRealtor,
  getSession,
  getVersion,
  importRealtor,
  createPreviewLink,
  endPreviewLink,
  getPreviewLink,
  openPreview,
  getInvitation,
  getInvitationOverview,
  inviteRealtor,
  mailInvitation,
  requestInvitation,
  listContacts,
  listProviders,
  listRealtors,
  listSitemap,
  listVersions,
  readChallenge,
  removeSecondFactor,
  removeSecondFactorOf,
  renewBackupCodes,
  renewInvitation,
  requestPasswordReset,
  requestUploads,
  resetPassword,
  signIn,
  signInWithCode,
  signOut,
  startProvider,
  updateContact,
  updateRealtor,
  uploadFile,
} from "./loaning/index.ts";

const updatedAt = "2026-11-20T09:30:00.000Z";

const contact = {
  realtorId: "7",
  name: "김서연",
  lastName: "김",
  firstName: "서연",
  phone: "010-555-0110",
  phoneCountryCode: "KR",
  message: "안녕하세요.",
  isTerm: "Y",
} as const;

const lead = {
  name: "김서연",
  area: "어바인",
  phone: "949-555-0110",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "ko",
} as const;

const invitation = {
  email: "a@example.com",
  userName: "Grace Kim",
  desiredUrl: "grace-kim",
  profile: { aboutMeEn: "Hello" },
  locale: "ja-JP",
} as const;

const agreement = { version: "2026-11-20", items: ["terms", "privacy", "publishing"] } as const;

const file = { path: "id", imageType: "fullsize", contentType: "image/png", size: 3 } as const;

interface Call {
  send: (http: Http) => Promise<unknown>;
  /** Method and path. */
  line: string;
  success: number;
  token: boolean;
  body?: unknown;
  headers?: Record<string, string>;
}

const calls: Record<string, Call> = {
  "home list": {
    send: (http) => listHomes(http),
    line: "GET /cozying-api/v1/home/list?type=sale&propertyType=single_family&propertyStatus=active&currentPage=0&homesPerGroup=15&state=CA&city=Irvine&county=Orange",
    success: 200,
    token: true,
  },
  "agent's listings": {
    send: (http) =>
      listAgentListings(http, {
        licenseNumber: "CA DRE SAMPLE-01",
        market: "crmls",
        searchType: "sold",
      }),
    line: "GET /cozying-api/v1/agent?licenseNumber=CA+DRE+SAMPLE-01&market=crmls&searchType=sold",
    success: 200,
    token: false,
  },
  "realtor by slug": {
    send: (http) => getRealtor(http, "grace-kim"),
    line: "GET /v1/realtor/grace-kim",
    success: 200,
    token: false,
  },
  "realtor by origin": {
    send: (http) => getRealtor(http, "https://grace.example:8443"),
    line: "GET /v1/realtor/https%3A%2F%2Fgrace.example%3A8443",
    success: 200,
    token: false,
  },
  "realtor's own unpublished page": {
    send: (http) => getRealtor(http, "grace-kim", { asOwner: true }),
    line: "GET /v1/realtor/grace-kim",
    success: 200,
    token: true,
  },
  "realtors of the carousel": {
    send: (http) => listRealtors(http, { sample: "Y" }),
    line: "GET /v1/realtor?sample=Y",
    success: 200,
    token: false,
  },
  "realtors of an admin": {
    send: (http) => listRealtors(http),
    line: "GET /v1/realtor",
    success: 200,
    token: true,
  },
  "realtors found": {
    send: (http) =>
      findRealtors(http, { q: "김", state: "draft", sort: "name", order: "desc", currentPage: 2 }),
    line: "GET /v1/realtor?q=%EA%B9%80&state=draft&sort=name&order=desc&currentPage=2",
    success: 200,
    token: true,
  },
  "realtor counts": {
    send: (http) => countRealtors(http, { q: "a b" }),
    line: "GET /v1/realtor-counts?q=a+b",
    success: 200,
    token: true,
  },
  brokerages: {
    send: (http) => findBrokerages(http, { q: "vale & co" }),
    line: "GET /v1/realtor-brokerages?q=vale+%26+co",
    success: 200,
    token: true,
  },
  "homepages for a sitemap": {
    send: (http) => listSitemap(http, "grace-kim"),
    line: "GET /v1/realtor-sitemap?after=grace-kim",
    success: 200,
    token: false,
  },
  contact: {
    send: (http) => createContact(http, contact, "key-1"),
    line: "POST /v1/realtor-contacts",
    success: 201,
    token: false,
    body: contact,
    headers: { "idempotency-key": "key-1" },
  },
  contacts: {
    send: (http) => listContacts(http, { state: "called", spam: "N", q: "김 &", perPage: 20 }),
    line: "GET /v1/realtor-contacts?state=called&spam=N&q=%EA%B9%80+%26&perPage=20",
    success: 200,
    token: true,
  },
  "contact counts": {
    send: (http) => countContacts(http),
    line: "GET /v1/realtor-contacts/counts",
    success: 200,
    token: true,
  },
  "contact update": {
    send: (http) => updateContact(http, "a/b", { read: true }),
    line: "PATCH /v1/realtor-contacts/a%2Fb",
    success: 200,
    token: true,
    body: { read: true },
  },
  "contact deletion": {
    send: (http) => deleteContact(http, "a/b"),
    line: "DELETE /v1/realtor-contacts/a%2Fb",
    success: 200,
    token: true,
  },
  "upload request": {
    send: (http) => requestUploads(http, [file]),
    line: "POST /v1/realtor/presigned-multi-file-upload",
    success: 201,
    token: true,
    body: { files: [file] },
  },
  create: {
    send: (http) => createRealtor(http, sampleProfile),
    line: "POST /v1/realtor",
    success: 201,
    token: true,
    body: sampleProfile,
  },
  update: {
    send: (http) => updateRealtor(http, "a/b", { updatedAt, salesCount: 3 }),
    line: "PATCH /v1/realtor/a%2Fb",
    success: 200,
    token: true,
    body: { updatedAt, salesCount: 3 },
  },
  delete: {
    send: (http) => deleteRealtor(http, "7"),
    line: "DELETE /v1/realtor/7",
    success: 200,
    token: true,
  },
  export: {
    send: (http) => exportRealtor(http, "7"),
    line: "GET /v1/realtor/export/7",
    success: 200,
    token: true,
  },
  import: {
    send: (http) => importRealtor(http, "7", new File(["{}"], "7-grace.json")),
    line: "POST /v1/realtor/import/7",
    success: 201,
    token: true,
  },
  versions: {
    send: (http) => listVersions(http, "a/b", { currentPage: 1, perPage: 20 }),
    line: "GET /v1/realtor-versions/a%2Fb?currentPage=1&perPage=20",
    success: 200,
    token: true,
  },
  "one version": {
    send: (http) => getVersion(http, "a/b", 12),
    line: "GET /v1/realtor-versions/a%2Fb/12",
    success: 200,
    token: true,
  },
  "preview link": {
    send: (http) => getPreviewLink(http, "a/b"),
    line: "GET /v1/realtor-preview-links/a%2Fb",
    success: 200,
    token: true,
  },
  "new preview link": {
    send: (http) => createPreviewLink(http, "7"),
    line: "POST /v1/realtor-preview-links/7",
    success: 201,
    token: true,
  },
  "end of a preview link": {
    send: (http) => endPreviewLink(http, "7"),
    line: "DELETE /v1/realtor-preview-links/7",
    success: 200,
    token: true,
  },
  preview: {
    send: (http) => openPreview(http, "Xq3k"),
    line: "POST /v1/realtor-previews",
    body: { token: "Xq3k" },
    success: 200,
    token: false,
  },
  invitation: {
    send: (http) => inviteRealtor(http, invitation),
    line: "POST /v1/realtor-invitations",
    success: 201,
    token: true,
    body: invitation,
  },
  "another invitation": {
    send: (http) => renewInvitation(http, "a/b", { locale: "en" }),
    line: "POST /v1/realtor-invitations/a%2Fb",
    success: 201,
    token: true,
    body: { locale: "en" },
  },
  "invitation of a link": {
    send: (http) => getInvitation(http, "t"),
    line: "POST /api/auth/invitation",
    success: 200,
    token: false,
    body: { token: "t" },
  },
  "ended invitation": {
    send: (http) => requestInvitation(http, { token: "t", locale: "ko" }),
    line: "POST /api/auth/request-invitation",
    success: 200,
    token: false,
    body: { token: "t", locale: "ko" },
  },
  "before an invitation": {
    send: (http) => getInvitationOverview(http, "a/b"),
    line: "GET /v1/realtor-invitations/a%2Fb",
    success: 200,
    token: true,
  },
  "invitation by mail": {
    send: (http) => mailInvitation(http, "a/b", { token: "t", locale: "ko", message: "Hello" }),
    line: "POST /v1/realtor-invitations/a%2Fb/mails",
    success: 200,
    token: true,
    body: { token: "t", locale: "ko", message: "Hello" },
  },
  "forgotten password": {
    send: (http) => requestPasswordReset(http, { email: "a@example.com", locale: "ko" }),
    line: "POST /api/auth/request-password-reset",
    success: 200,
    token: false,
    body: { email: "a@example.com", locale: "ko" },
  },
  "new password": {
    send: (http) => resetPassword(http, { token: "t", newPassword: "p" }),
    line: "POST /api/auth/reset-password",
    success: 200,
    token: false,
    body: { token: "t", newPassword: "p" },
  },
  "address check": {
    send: (http) => checkAddress(http, "a b/c", { realtorId: "7" }),
    line: "GET /v1/realtor-addresses/a%20b%2Fc?realtorId=7",
    success: 200,
    token: true,
  },
  "accepted agreement": {
    send: (http) => acceptAgreement(http, { ...agreement, items: [...agreement.items] }),
    line: "POST /v1/realtor-agreements",
    success: 201,
    token: true,
    body: agreement,
  },
  "current agreement": {
    send: (http) => getCurrentAgreement(http),
    line: "GET /v1/realtor-agreements/current",
    success: 200,
    token: true,
  },
  lead: {
    send: (http) => sendLead(http, lead, "key-2"),
    line: "POST /api/send-to-slack",
    success: 201,
    token: false,
    body: lead,
    headers: { "idempotency-key": "key-2" },
  },
  leads: {
    send: (http) => listLeads(http, { state: "new", spam: "N", q: "어바인", currentPage: 1 }),
    line: "GET /api/leads?state=new&spam=N&q=%EC%96%B4%EB%B0%94%EC%9D%B8&currentPage=1",
    success: 200,
    token: true,
  },
  "lead counts": {
    send: (http) => countLeads(http),
    line: "GET /api/leads/counts",
    success: 200,
    token: true,
  },
  "lead update": {
    send: (http) => updateLead(http, "a/b", { note: "내일 전화" }),
    line: "PATCH /api/leads/a%2Fb",
    success: 200,
    token: true,
    body: { note: "내일 전화" },
  },
  "held contact requests": {
    send: (http) => listHeldContacts(http),
    line: "GET /api/held-contacts",
    success: 200,
    token: true,
  },
  "held contact request sent again": {
    send: (http) => resendHeldContact(http, "a/b"),
    line: "POST /api/held-contacts/a%2Fb/deliveries",
    success: 200,
    token: true,
  },
  "held contact requests sent again": {
    send: (http) => resendHeldContacts(http),
    line: "POST /api/held-contacts/deliveries",
    success: 200,
    token: true,
  },
  "lead deletion": {
    send: (http) => deleteLead(http, "a/b"),
    line: "DELETE /api/leads/a%2Fb",
    success: 200,
    token: true,
  },
  "sign-in": {
    send: (http) => signIn(http, { email: "a@example.com", password: "p" }),
    line: "POST /api/auth/sign-in/email",
    success: 200,
    token: true,
    body: { email: "a@example.com", password: "p" },
  },
  "sign-in providers": {
    send: (http) => listProviders(http),
    line: "GET /api/auth/providers",
    success: 200,
    token: false,
  },
  "way to a provider": {
    send: (http) => startProvider(http, "kakao", "https://site.example/login/redirect"),
    line: "POST /api/auth/providers/kakao",
    success: 200,
    token: false,
    body: { returnTo: "https://site.example/login/redirect" },
  },
  "one-time code": {
    send: (http) => exchangeCode(http, "c"),
    line: "POST /api/auth/one-time-token/verify",
    success: 200,
    token: true,
    body: { token: "c" },
  },
  "sign-out": {
    send: (http) => signOut(http),
    line: "POST /api/auth/sign-out",
    success: 200,
    token: true,
    body: {},
  },
  "security of the account": {
    send: (http) => getAccountSecurity(http),
    line: "GET /v1/account-security",
    success: 200,
    token: true,
  },
  "password change": {
    send: (http) =>
      changePassword(http, { currentPassword: "a", newPassword: "b", locale: "ja-JP" }),
    line: "POST /v1/account-security/password",
    success: 200,
    token: true,
    body: { currentPassword: "a", newPassword: "b", locale: "ja-JP" },
  },
  "end of a session": {
    send: (http) => endSessions(http, { sessionId: "a/b", currentPassword: "p" }),
    line: "POST /v1/account-security/ended-sessions",
    success: 200,
    token: true,
    body: { sessionId: "a/b", currentPassword: "p" },
  },
  "end of an account's sessions": {
    send: (http) => endSessionsOf(http, "a/b"),
    line: "DELETE /v1/account-sessions/a%2Fb",
    success: 200,
    token: true,
  },
  "deletion of the account": {
    send: (http) => deleteAccount(http, { currentPassword: "p", code: "", locale: "ko" }),
    line: "POST /v1/account-security/deletion",
    success: 200,
    token: true,
    body: { currentPassword: "p", code: "", locale: "ko" },
  },
  "undo of the deletion": {
    send: (http) => undoDeletion(http, { locale: "ja-JP" }),
    line: "POST /v1/account-security/deletion/undo",
    success: 200,
    token: true,
    body: { locale: "ja-JP" },
  },
  "undo of an account's deletion": {
    send: (http) => undoDeletionOf(http, "a/b"),
    line: "DELETE /v1/account-deletions/a%2Fb",
    success: 200,
    token: true,
  },
  "sign-in with a code": {
    send: (http) => signInWithCode(http, { challenge: "c", code: "123 456" }),
    line: "POST /api/auth/sign-in/second-factor",
    success: 200,
    token: true,
    body: { challenge: "c", code: "123 456" },
  },
  "secret of a second factor": {
    send: (http) => createSecondFactor(http, "p"),
    line: "POST /v1/account-security/second-factor",
    success: 200,
    token: true,
    body: { currentPassword: "p" },
  },
  "confirmation of a second factor": {
    send: (http) => confirmSecondFactor(http, { code: "123456", locale: "ko" }),
    line: "POST /v1/account-security/second-factor/confirmation",
    success: 200,
    token: true,
    body: { code: "123456", locale: "ko" },
  },
  "new backup codes": {
    send: (http) =>
      renewBackupCodes(http, { currentPassword: "p", code: "123456", locale: "ja-JP" }),
    line: "POST /v1/account-security/second-factor/codes",
    success: 200,
    token: true,
    body: { currentPassword: "p", code: "123456", locale: "ja-JP" },
  },
  "end of a second factor": {
    send: (http) =>
      removeSecondFactor(http, { currentPassword: "p", code: "123456", locale: "en" }),
    line: "POST /v1/account-security/second-factor/removal",
    success: 200,
    token: true,
    body: { currentPassword: "p", code: "123456", locale: "en" },
  },
  "end of an account's second factor": {
    send: (http) => removeSecondFactorOf(http, "a/b"),
    line: "DELETE /v1/second-factors/a%2Fb",
    success: 200,
    token: true,
  },
  session: {
    send: (http) => getSession(http),
    line: "GET /api/auth/get-session",
    success: 200,
    token: true,
  },
};

async function listen(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const server = await startServer((_, response) => reply(response, status, body, headers));
  return { ...server, http: createHttp({ baseUrl: server.url, getToken: () => "stored" }) };
}

/** Parses the JSON that was sent; undefined for no body or a form. */
function jsonOf({ body, headers }: Received): unknown {
  return headers["content-type"] === "application/json" ? JSON.parse(body.toString()) : undefined;
}

describe.each(Object.entries(calls))("%s", (_, call) => {
  it("sends the specified request", async () => {
    const { http, received } = await listen(call.success);
    await call.send(http);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([call.line]);
    expect(received[0]?.headers.authorization).toBe(call.token ? "Bearer stored" : undefined);
    expect(received[0]?.headers).toMatchObject(call.headers ?? {});
    expect(received.map(jsonOf)).toEqual([call.body]);
  });

  it("rejects any other status", async () => {
    const { http } = await listen(206);
    const error = await call.send(http).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 206, code: "response.unexpected" });
  });
});

describe("responses", () => {
  it("are returned unchanged", async () => {
    const response = { ...sampleProfile, id: "7", userName: "Grace Kim", unknown: { a: [null] } };
    const { http } = await listen(200, response);
    expect(await exportRealtor(http, "7")).toEqual(response);
  });

  it("of a list contain the total count", async () => {
    const { http } = await listen(200, [{ id: 3 }], { "x-total-count": "41" });
    expect(await listVersions(http, "7")).toEqual({ page: [{ id: 3 }], totalCount: 41 });
  });

  it("contain the bearer token of the header or the body", async () => {
    const body = { redirect: false, token: "plain", user: { id: "1" } };
    const signed = await listen(200, body, { "set-auth-token": "plain.signed" });
    const credentials = { email: "a@example.com", password: "p" };
    expect(await signIn(signed.http, credentials)).toEqual({
      token: "plain.signed",
      user: { id: "1" },
    });
    const unsigned = await listen(200, body);
    expect((await signIn(unsigned.http, credentials)).token).toBe("plain");
  });

  it("have the challenge of a sign-in that needs a code", async () => {
    const credentials = { email: "a@example.com", password: "p" };
    const read = async (status: number, body: unknown) => {
      const { http } = await listen(status, body);
      return readChallenge(await signIn(http, credentials).catch((thrown: unknown) => thrown));
    };
    const code = "auth.secondFactorRequired";
    expect(await read(401, { code, challenge: "c" })).toBe("c");
    expect(await read(401, { code })).toBeUndefined();
    expect(await read(401, { code: "auth.required", challenge: "c" })).toBeUndefined();
    expect(readChallenge(new Error("other"))).toBeUndefined();
  });

  it("are null without a session", async () => {
    const { http } = await listen(200, "null");
    expect(await getSession(http)).toBeNull();
  });
});

it("imports a file as multipart with its name and the realtor's id", async () => {
  const { http, received } = await listen(201);
  await importRealtor(http, "7", new File(['{"desiredUrl":"ab"}'], "7-grace.json"));
  const request = received[0];
  const type = request?.headers["content-type"] ?? "";
  const body = new Uint8Array(request?.body ?? []);
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const sent = form.get("file");
  expect(sent).toBeInstanceOf(File);
  expect(sent).toMatchObject({ name: "7-grace.json" });
  expect(await new Response(sent).text()).toBe('{"desiredUrl":"ab"}');
  expect(form.get("realtorId")).toBe("7");
});

describe("uploadFile", () => {
  it.each([200, 201, 204])(
    "puts the file without a token and gives its address (%i)",
    async (status) => {
      const server = await startServer((_, response) => response.writeHead(status).end());
      const http = createHttp({ baseUrl: "http://127.0.0.1:1", getToken: () => "stored" });
      const shares: number[] = [];
      const png = new Blob([new Uint8Array([137, 80, 78, 71])]);
      const url = await uploadFile(
        http,
        `${server.url}/media/a.png?sig=x&exp=1`,
        png,
        "image/png",
        {
          onProgress: (share) => shares.push(share),
        },
      );
      expect(url).toBe(`${server.url}/media/a.png`);
      expect(shares).toEqual([1]);
      expect(server.received).toMatchObject([
        {
          method: "PUT",
          path: "/media/a.png?sig=x&exp=1",
          body: Buffer.from([137, 80, 78, 71]),
          headers: { "content-type": "image/png" },
        },
      ]);
      expect(server.received[0]?.headers.authorization).toBeUndefined();
    },
  );

  it("removes the signature from errors", async () => {
    const { http, url } = await listen(403, { code: "upload.expired", message: "Expired." });
    const sent = uploadFile(http, `${url}/media/a.png?sig=secret`, new Blob(["x"]), "image/png");
    const error = await sent.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 403, code: "upload.expired" });
    expect(JSON.stringify([error, String(error)])).not.toContain("secret");
  });
});
