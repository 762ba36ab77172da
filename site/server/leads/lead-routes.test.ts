import { createLog } from "@realtor/server/log";
import type { Context } from "hono";
import { describe, expect, it } from "vitest";
import type { FormResult, Sender } from "../http/form.ts";
import type { LeadResult, Leads } from "./create-leads.ts";
import { leadRoutes } from "./lead-routes.ts";

/**
 * Creates the routes with a store that resolves with `result`, and records calls of the store and
 * the form callback.
 */
function routesWith(result: LeadResult | Error) {
  const accepted: { values: unknown; sender: Sender }[] = [];
  const forms: FormResult[] = [];
  const leads: Pick<Leads, "accept" | "answerPhone"> = {
    answerPhone: async () => ({ kind: "unknown" }),
    async accept(values, sender) {
      accepted.push({ values, sender });
      if (result instanceof Error) throw result;
      return result;
    },
  };
  const onFormResult = (c: Context, form: FormResult) => {
    forms.push(form);
    return form.kind === "sent" ? c.redirect("/thanks", 303) : c.text("again", 422);
  };
  const app = leadRoutes({ leads, log: createLog("silent"), trustProxy: 0, onFormResult });
  const post = (body: string, headers: Record<string, string>) =>
    app.request("/api/send-to-slack", { method: "POST", body, headers });
  return { accepted, forms, post };
}

const json = { "content-type": "application/json" };
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const stored: LeadResult = { ok: true, id: "lead-1", duplicate: false, requestKey: "key" };

describe("POST /api/send-to-slack with JSON", () => {
  it("returns 201 with the id and passes the sender on", async () => {
    const { accepted, post } = routesWith(stored);
    const headers = { ...json, "idempotency-key": "key", "user-agent": "Browser/1" };
    const response = await post('{"name":"홍"}', headers);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: "lead-1" });
    expect(accepted).toEqual([
      {
        values: { name: "홍" },
        sender: { address: "unknown", idempotencyKey: "key", userAgent: "Browser/1" },
      },
    ]);
  });

  it("returns 503 with Retry-After and problem details when the lead could not be stored", async () => {
    const { post } = routesWith(new Error("connect ECONNREFUSED"));
    const response = await post("{}", json);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toMatchObject({ status: 503, code: "server.unavailable" });
  });

  it("passes the entered values of a form on when the lead could not be stored", async () => {
    const { forms, post } = routesWith(new Error("connect ECONNREFUSED"));
    await post("name=Hong&phone=1", urlencoded);
    expect(forms).toEqual([{ kind: "failed", values: { name: "Hong", phone: "1" } }]);
  });

  it("returns 422 with a pointer for each invalid field", async () => {
    const { post } = routesWith({ ok: false, errors: { name: "required", "": "type" } });
    const response = await post("{}", json);
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      status: 422,
      code: "fields.refused",
      errors: [
        { pointer: "/name", code: "required" },
        { pointer: "", code: "type" },
      ],
    });
  });

  it("returns 429 with Retry-After", async () => {
    const response = await routesWith({ ok: false, limited: 42 }).post("{}", json);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("42");
  });

  it.each([
    ["invalid JSON", "{", json, 400, "body.malformed"],
    ["an empty body", "", json, 400, "body.malformed"],
    ["an unsupported type", "name=x", { "content-type": "text/plain" }, 415, "body.type"],
    ["66 kB", JSON.stringify("x".repeat(66_000)), json, 413, "body.tooLarge"],
    [
      "cross-site requests",
      "{}",
      { ...json, "sec-fetch-site": "cross-site" },
      403,
      "origin.refused",
    ],
  ])("rejects %s", async (_, body, headers, status, code) => {
    const { accepted, post } = routesWith(stored);
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, code });
    expect(accepted).toEqual([]);
  });
});

describe("POST /api/send-to-slack without JavaScript", () => {
  const form = "name=%ED%99%8D&area=Irvine&phone=1&phoneCountryCode=US&hasSite=N&privacyConsent=on";

  it("converts checkboxes to booleans", async () => {
    const { accepted, post } = routesWith(stored);
    await post(form, urlencoded);
    expect(accepted[0]?.values).toMatchObject({
      name: "홍",
      hasSite: "N",
      privacyConsent: true,
      contactConsent: false,
    });
  });

  it("treats missing fields as empty", async () => {
    const { accepted, post } = routesWith(stored);
    await post("", urlencoded);
    expect(accepted[0]?.values).toEqual({
      name: "",
      area: "",
      phone: "",
      phoneCountryCode: "",
      hasSite: "",
      privacyConsent: false,
      contactConsent: false,
    });
  });

  it.each([
    [stored, { kind: "sent", id: "lead-1", requestKey: "key" }, 303],
    [
      { ok: false, errors: { phone: "phone.length" } },
      { kind: "rejected", errors: { phone: "phone.length" } },
      422,
    ],
    [{ ok: false, limited: 9 }, { kind: "limited", retryAfter: 9 }, 422],
  ] satisfies [LeadResult, object, number][])(
    "passes %j to the page with the entered values",
    async (result, expected, status) => {
      const { forms, post } = routesWith(result);
      const response = await post(form, urlencoded);
      expect(response.status).toBe(status);
      expect(forms).toEqual([
        {
          ...expected,
          values: expect.objectContaining({ name: "홍", phone: "1", privacyConsent: "on" }),
        },
      ]);
    },
  );
});
