import { describe, expect, it } from "vitest";
import { sampleProfile } from "../test/fixtures/sample-profile.ts";
import { reply, startServer } from "../test/fixtures/start-server.ts";
import { listAgentListings } from "./home/index.ts";
import { ApiError, createHttp } from "./http/http.ts";
import type { Http } from "./http/http.ts";

import {
  exportRealtor,
  getRealtor,
  getSession,
  importRealtor,
  listVersions,
  readChallenge,
  signIn,
  uploadFile,
} from "./loaning/index.ts";

interface Call {
  send: (http: Http) => Promise<unknown>;
  /** Method and path. */
  line: string;
  success: number;
  token: boolean;
}

/** Calls with and without the token; the tests of the services have every function. */
const calls: Record<string, Call> = {
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
};

async function listen(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const server = await startServer((_, response) => reply(response, status, body, headers));
  return { ...server, http: createHttp({ baseUrl: server.url, getToken: () => "stored" }) };
}

describe.each(Object.entries(calls))("%s", (_, call) => {
  it("sends the specified request", async () => {
    const { http, received } = await listen(call.success);
    await call.send(http);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([call.line]);
    expect(received[0]?.headers.authorization).toBe(call.token ? "Bearer stored" : undefined);
  });
});

describe("responses", () => {
  it("of another status are rejected", async () => {
    const { http } = await listen(206);
    const error = await exportRealtor(http, "7").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 206, code: "response.unexpected" });
  });

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
