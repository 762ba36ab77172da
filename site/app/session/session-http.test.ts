// @vitest-environment jsdom
import { ApiError } from "@realtor/api/http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageAddress } from "#app/page.ts";
import { endExpiredSession } from "./leave-for-login.ts";
import { sessionHttp } from "./session-http.ts";
import { forgetSession, keepSession } from "./session-store.ts";

vi.mock(import("./leave-for-login.ts"), () => ({
  endExpiredSession: vi.fn<typeof endExpiredSession>(),
}));

const address: PageAddress = {
  locale: "en",
  lang: "en",
  path: "/grace-kim/process",
  search: "",
  origin: "https://realtor.example",
  desiredUrl: "grace-kim",
  ownDomain: false,
};
const rest = { userInfo: null, realtorInfo: null, realtorLoginBy: null };
const call = { method: "POST", success: 200 } as const;

/** What the backend answers, and what it does before. */
let answer: (request: Request) => Response;

beforeEach(() => {
  keepSession({ accessToken: "token", ...rest });
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) =>
    answer(new Request(new URL(input, "https://realtor.example"), init)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(endExpiredSession).mockClear();
  forgetSession();
});

it("carries the token", async () => {
  answer = ({ headers }) => Response.json({ sent: headers.get("authorization") });
  expect((await sessionHttp(address)("/v1/x", call)).data).toEqual({ sent: "Bearer token" });
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("asks to sign in again once a backend refuses the token, and still fails", async () => {
  answer = () => new Response(null, { status: 401 });
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).toHaveBeenCalledExactlyOnceWith(address);
});

it.each([400, 403, 500])("keeps the session through a %i", async (status) => {
  answer = () => new Response(null, { status });
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("keeps a session that began while the refused call was under way", async () => {
  answer = () => {
    keepSession({ accessToken: "newer", ...rest });
    return new Response(null, { status: 401 });
  };
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("does not blame the token for a call without it", async () => {
  answer = () => new Response(null, { status: 401 });
  const wrongPassword = sessionHttp(address)("/api/auth/x", { ...call, skipToken: true });
  await expect(wrongPassword).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});

it("has no session to end for a visitor", async () => {
  forgetSession();
  answer = () => new Response(null, { status: 401 });
  await expect(sessionHttp(address)("/v1/x", call)).rejects.toBeInstanceOf(ApiError);
  expect(endExpiredSession).not.toHaveBeenCalled();
});
