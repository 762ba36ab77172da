import type { Context } from "hono";
import { describe, expect, it } from "vitest";
import type { FormResult, Sender } from "../http/form.ts";
import type { LeadResult, Leads } from "./create-leads.ts";
import { leadRoutes } from "./lead-routes.ts";

/** The routes before a store that answers `result`, with what reached it and the form callback. */
function routesWith(result: LeadResult) {
  const accepted: { values: unknown; sender: Sender }[] = [];
  const forms: FormResult[] = [];
  const leads: Pick<Leads, "accept"> = {
    async accept(values, sender) {
      accepted.push({ values, sender });
      return result;
    },
  };
  const onFormResult = (c: Context, form: FormResult) => {
    forms.push(form);
    return form.kind === "sent" ? c.redirect("/thanks", 303) : c.text("again", 422);
  };
  const app = leadRoutes({ leads, trustProxy: 0, onFormResult });
  const post = (body: string, headers: Record<string, string>) =>
    app.request("/api/send-to-slack", { method: "POST", body, headers });
  return { accepted, forms, post };
}

const json = { "content-type": "application/json" };
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const stored: LeadResult = { ok: true, id: "lead-1", duplicate: false };

describe("POST /api/send-to-slack with JSON", () => {
  it("answers 201 with the id and hands on who sent it", async () => {
    const { accepted, post } = routesWith(stored);
    const headers = { ...json, "idempotency-key": "key", "user-agent": "Browser/1" };
    const answer = await post('{"name":"홍"}', headers);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: "lead-1" });
    expect(accepted).toEqual([
      {
        values: { name: "홍" },
        sender: { address: "unknown", idempotencyKey: "key", userAgent: "Browser/1" },
      },
    ]);
  });

  it("points at each refused field", async () => {
    const { post } = routesWith({ ok: false, errors: { name: "required", "": "type" } });
    const answer = await post("{}", json);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({
      status: 422,
      code: "fields.refused",
      errors: [
        { pointer: "/name", code: "required" },
        { pointer: "", code: "type" },
      ],
    });
  });

  it("says when to come back", async () => {
    const answer = await routesWith({ ok: false, limited: 42 }).post("{}", json);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("42");
  });

  it.each([
    ["no JSON", "{", json, 400, "body.malformed"],
    ["nothing", "", json, 400, "body.malformed"],
    ["another type", "name=x", { "content-type": "text/plain" }, 415, "body.type"],
    ["17 kB", JSON.stringify("x".repeat(17_000)), json, 413, "body.tooLarge"],
    ["another site's", "{}", { ...json, "sec-fetch-site": "cross-site" }, 403, "origin.refused"],
  ])("refuses %s", async (_, body, headers, status, code) => {
    const { accepted, post } = routesWith(stored);
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, code });
    expect(accepted).toEqual([]);
  });
});

describe("POST /api/send-to-slack without script", () => {
  const form = "name=%ED%99%8D&area=Irvine&phone=1&phoneCountryCode=US&hasSite=N&privacyConsent=on";

  it("reads ticks as browsers send them", async () => {
    const { accepted, post } = routesWith(stored);
    await post(form, urlencoded);
    expect(accepted[0]?.values).toMatchObject({
      name: "홍",
      hasSite: "N",
      privacyConsent: true,
      contactConsent: false,
    });
  });

  it("takes an empty form as empty answers, not as missing ones", async () => {
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
    [stored, { kind: "sent", id: "lead-1" }, 303],
    [
      { ok: false, errors: { phone: "phone.length" } },
      { kind: "refused", errors: { phone: "phone.length" } },
      422,
    ],
    [{ ok: false, limited: 9 }, { kind: "limited", retryAfter: 9 }, 422],
  ] satisfies [LeadResult, object, number][])(
    "hands %j to the page with what was typed",
    async (result, expected, status) => {
      const { forms, post } = routesWith(result);
      const answer = await post(form, urlencoded);
      expect(answer.status).toBe(status);
      expect(forms).toEqual([
        {
          ...expected,
          values: expect.objectContaining({ name: "홍", phone: "1", privacyConsent: "on" }),
        },
      ]);
    },
  );
});
