// @vitest-environment jsdom
import { ApiError } from "@realtor/api/http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageAddress } from "#app/page.ts";
import { endExpiredSession } from "./session-expiry.ts";
import { sessionHttp } from "./session-http.ts";
import { clearSession, storeSession } from "./session-store.ts";

vi.mock(import("./session-expiry.ts"), () => ({
  endExpiredSession: vi.fn<typeof endExpiredSession>(),
}));

const address: PageAddress = {
  locale: "en",
  path: "/grace-kim/process",
  search: "",
  origin: "https://realtor.example",
  desiredUrl: "grace-kim",
  ownDomain: false,
};
const rest = { userInfo: null, realtorInfo: null, realtorLoginBy: null };
const call = { method: "POST", success: 200 } as const;

/** The backend's response. */
let respond: (request: Request) => Response;

beforeEach(() => {
  storeSession({ accessToken: "token", ...rest });
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) =>
    respond(new Request(new URL(input, "https://realtor.example"), init)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(endExpiredSession).mockClear();
  clearSession();
});

it("a client with a session sends the token", async () => {
  respond = ({ headers }) => Response.json({ sent: headers.get("authorization") });
  expect((await sessionHttp(address)("/v1/x", call)).data).toEqual({ sent: "Bearer token" });
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("ends the session and rejects when the backend responds with 401", async () => {
  respond = () => new Response(null, { status: 401 });
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).toHaveBeenCalledExactlyOnceWith(address);
});

it.each([400, 403, 500])("a client with a session keeps the session after a %i", async (status) => {
  respond = () => new Response(null, { status });
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("keeps a session that started while the rejected call was in flight", async () => {
  respond = () => {
    storeSession({ accessToken: "newer", ...rest });
    return new Response(null, { status: 401 });
  };
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("a client with a session keeps the session after a 401 to a call without token", async () => {
  respond = () => new Response(null, { status: 401 });
  const wrongPassword = sessionHttp(address)("/api/auth/x", { ...call, skipToken: true });
  await expect(wrongPassword).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("a client with a session does not end a session for a visitor", async () => {
  clearSession();
  respond = () => new Response(null, { status: 401 });
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});
