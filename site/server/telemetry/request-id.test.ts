import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type InstrumentedSite,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";

let site: InstrumentedSite;
beforeAll(async () => {
  site = await startInstrumentedSite();
});
afterAll(() => site.close());

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it.each([
  ["/en/grace-kim", 200],
  ["/no/such/page", 404],
  ["/ko/terms", 302],
  ["/assets/none.js", 404],
  ["/favicon.ico", 301],
  ["/health/live", 200],
  ["/robots.txt", 200],
  ["/images/480/none", 404],
  ["/v1/realtor/grace-kim", 200],
  ["/v1/realtor/no-one-here", 404],
  ["/api/leads", 401],
])("%s returns the caller's request id", async (path, status) => {
  const response = await fetch(site.url + path, {
    headers: { "x-request-id": "given.1:a_b-c" },
    redirect: "manual",
  });
  expect(response.status).toBe(status);
  expect(response.headers.get("x-request-id")).toBe("given.1:a_b-c");
});

it.each(["", "two words", "x".repeat(101), "<script>"])(
  "replaces the invalid id %j",
  async (id) => {
    const response = await fetch(`${site.url}/robots.txt`, { headers: { "x-request-id": id } });
    expect(response.headers.get("x-request-id")).toMatch(uuid);
  },
);

it("is sent with every backend call of its request", async () => {
  const visits = [
    ["page-1", "/en/grace-kim?listings=rent"],
    ["page-2", "/ja-JP/grace-kim"],
    ["proxy-1", "/v1/realtor/grace-kim"],
    ["proxy-2", "/cozying-api/v1/agent"],
    ["staff-1", "/api/leads"],
    ["image-1", "/images/480/photo.jpg"],
  ] as const;
  site.calls.length = 0;
  await Promise.all(
    visits.map(([id, path]) =>
      fetch(site.url + path, { headers: { "x-request-id": id, authorization: "Bearer token" } }),
    ),
  );
  const contact = {
    realtorId: "7",
    name: "Doe Jane",
    lastName: "Doe",
    firstName: "Jane",
    email: "jane@example.com",
    phone: "949-555-0100",
    phoneCountryCode: "US",
    message: "Hello",
    isTerm: "Y",
  };
  await fetch(`${site.url}/v1/realtor-contacts`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": "contact-1" },
    body: JSON.stringify(contact),
  });
  const byId = Object.groupBy(site.calls, ({ headers }) => String(headers["x-request-id"]));
  const paths = Object.fromEntries(
    Object.entries(byId).map(([id, calls]) => [id, calls?.map(({ path }) => path)]),
  );
  const website = ["/v1/realtor/grace-kim", ...Array<string>(4).fill("/cozying-api/v1/agent")];
  expect(paths).toEqual({
    "page-1": website,
    "page-2": website,
    "proxy-1": ["/v1/realtor/grace-kim"],
    "proxy-2": ["/cozying-api/v1/agent"],
    "staff-1": ["/api/auth/get-session"],
    "image-1": ["/media/photo.jpg"],
    "contact-1": ["/v1/realtor-contacts"],
  });
  expect(site.calls.filter(({ headers }) => headers.traceparent !== undefined)).toEqual([]);
});
