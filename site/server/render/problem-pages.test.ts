import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { problemResponse } from "@realtor/server/problem";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type InstrumentedSite,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";
import type { SiteEnv } from "../http/request-origin.ts";
import { problemPages } from "./problem-pages.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const browser = { accept: "text/html,*/*;q=0.8" };

describe("problemPages", () => {
  const problem = () => problemResponse("sheet.unavailable", { headers: { "retry-after": "7" } });
  const app = new Hono<SiteEnv>()
    .use(
      problemPages({
        showProblem: async (_, { status, code }) => new Response(`page of ${code}`, { status }),
      }),
    )
    .all("/page", (c) => c.text("not found", 404))
    .all("*", problem);
  const send = (path: string, init: RequestInit = {}) => app.request(path, init);

  it("replaces the problem of a file that a browser opens, with its status and Retry-After", async () => {
    const response = await send("/grace-kim/sheet.pdf", { headers: browser });
    expect(await response.text()).toBe("page of sheet.unavailable");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("7");
  });

  it.each<[string, string, RequestInit]>([
    ["a call of an API", "/api/leads", { headers: browser }],
    ["a call of a service", "/v1/realtor", { headers: browser }],
    ["an image", "/images/x.jpg", { headers: { ...browser, "sec-fetch-mode": "no-cors" } }],
    ["a client", "/grace-kim/sheet.pdf", { headers: { accept: "*/*" } }],
    ["a script's JSON", "/api/send-to-slack", { method: "POST", headers: browser }],
    [
      "a script's form",
      "/api/send-to-slack",
      { method: "POST", headers: { ...form, ...browser, "sec-fetch-mode": "cors" } },
    ],
  ])("does not for %s", async (_, path, init) => {
    expect(await (await send(path, init)).json()).toMatchObject({ code: "sheet.unavailable" });
  });

  it("does not change other responses", async () => {
    const response = await send("/page", { headers: browser });
    expect(await response.text()).toBe("not found");
  });
});

describe("a form without JavaScript that is too large", () => {
  let site: InstrumentedSite;
  beforeAll(async () => {
    site = await startInstrumentedSite();
  });
  afterAll(() => site.close());

  /** `fetch` would add `Sec-Fetch-Mode: cors`. */
  async function post(referer: string): Promise<{ response: IncomingMessage; html: string }> {
    const headers = { ...form, ...browser, referer };
    const call = request(`${site.url}/api/send-to-slack`, { method: "POST", headers });
    call.end(`name=${"x".repeat(70_000)}`);
    const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
    let html = "";
    response.setEncoding("utf8");
    for await (const part of response) html += String(part);
    return { response, html };
  }

  it.each([
    ["/en?request", "en", "That didn’t"],
    ["/grace-kim", "ko", "요청을 처리하지"],
    ["/ja-JP/grace-kim/homes", "ja", "うまく"],
  ])("gets words and a link back to %s", async (from, lang, title) => {
    const { response, html } = await post(site.url + from);
    expect(response.statusCode).toBe(413);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(title);
    expect(html).toContain(`href="${from}"`);
    expect(html).not.toContain("body.tooLarge");
    // Words of other problems are not part of the page.
    expect(html).not.toContain("problem.tooLarge");
  });

  it("gets no link to another site", async () => {
    const { html } = await post("https://evil.example/trap");
    expect(html).toContain('href="/"');
    expect(html).not.toMatch(/evil|trap/);
  });
});
