import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { withOrigin } from "../../test/fixtures/with-origin.ts";
import {
  createVerifiedDomains,
  type VerifiedDomains,
  wellKnownRoutes,
} from "./verified-domains.ts";
import { isPublicAddress, verifyDomain, wellKnownPath } from "./verify-domain.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://grace.example:${(server.address() as AddressInfo).port}`;
}

/** Resolves every name to this machine. */
const lookup = ((
  _name: string,
  _options: object,
  done: (error: null, addresses: object[]) => void,
) => done(null, [{ address: "127.0.0.1", family: 4 }])) as never;
const ask = (origin: string, isAllowed = (_address: string) => true) =>
  verifyDomain(origin, { lookup, isAllowed, timeoutMs: 300 });

describe("verifyDomain", () => {
  it("returns the id of the homepage", async () => {
    let requested = "";
    const origin = await serve((request, response) => {
      requested = `${request.headers.host} ${request.url}`;
      response.end('{"id":"7"}');
    });
    expect(await ask(origin)).toBe("7");
    expect(requested).toBe(`${new URL(origin).host} ${wellKnownPath}`);
  });

  it.each<[string, RequestListener]>([
    ["an error", (_, response) => response.writeHead(500).end('{"id":"7"}')],
    ["a redirect", (_, response) => response.writeHead(302, { location: "/x" }).end('{"id":"7"}')],
    ["a page", (_, response) => response.end("<html>parked</html>")],
    ["another shape", (_, response) => response.end('{"id":7}')],
    ["null", (_, response) => response.end("null")],
    ["more than a kilobyte", (_, response) => response.end(`{"id":"7","x":"${"x".repeat(2000)}"}`)],
    ["no response", () => {}],
    ["a broken connection", (request) => request.socket.destroy()],
  ])("returns undefined for %s", async (_, listener) => {
    expect(await ask(await serve(listener))).toBeUndefined();
  });

  it("connects only to public addresses", async () => {
    let requested = 0;
    const origin = await serve((_, response) => {
      requested += 1;
      response.end('{"id":"7"}');
    });
    expect(await ask(origin, isPublicAddress)).toBeUndefined();
    expect(await ask(origin.replace("grace.example", "127.0.0.1"))).toBeUndefined();
    expect(await ask(origin.replace("grace.example", "[::1]"))).toBeUndefined();
    expect(requested).toBe(0);
  });

  it.each([
    ["93.184.215.14", true],
    ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", true],
    ["10.1.2.3", false],
    ["127.0.0.1", false],
    ["169.254.169.254", false],
    ["172.31.0.1", false],
    ["192.168.1.1", false],
    ["100.64.1.1", false],
    ["0.0.0.0", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::ffff:127.0.0.1", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["2002:7f00:1::", false],
    ["64:ff9b::7f00:1", false],
    ["grace.example", false],
  ])("%s is public: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

const grace = profileWith({ hompageUrl: "https://grace.example" });

function domains(getId: () => string | undefined) {
  const requested: string[] = [];
  const clock = { time: 0 };
  const verifiedDomains: VerifiedDomains = createVerifiedDomains({
    verify: async (origin) => {
      requested.push(origin);
      return getId();
    },
    hosts: { realtorHosts: ["realtor.example"], developmentHosts: [] },
    now: () => clock.time,
  });
  return { ...verifiedDomains, requested, clock };
}

describe("verified domains", () => {
  it("are those that serve this homepage", async () => {
    const { ownDomain, settled, requested } = domains(() => "7");
    expect(ownDomain(grace)).toBeUndefined();
    await settled();
    expect(ownDomain(grace)).toBe("https://grace.example");
    expect(ownDomain({ ...grace, id: "8" })).toBeUndefined();
    expect(requested).toEqual(["https://grace.example", "https://grace.example"]);
    await settled();
    expect(ownDomain({ ...grace, id: "8" })).toBeUndefined();
  });

  it("are verified again: sooner after a failure, later after a success", async () => {
    let id: string | undefined;
    const { ownDomain, settled, requested, clock } = domains(() => id);
    ownDomain(grace);
    await settled();
    ownDomain(grace);
    expect(requested).toHaveLength(1);
    id = "7";
    clock.time += 6 * 60 * 1000;
    ownDomain(grace);
    await settled();
    expect(ownDomain(grace)).toBe("https://grace.example");
    id = undefined;
    clock.time += 61 * 60 * 1000;
    expect(ownDomain(grace)).toBe("https://grace.example");
    await settled();
    expect(ownDomain(grace)).toBeUndefined();
  });

  it.each([
    ["a sample's", { isSample: true }],
    ["the product's own", { hompageUrl: "https://realtor.example" }],
    ["an address with a path", { hompageUrl: "https://realtor.example/grace-kim" }],
    ["one with a port", { hompageUrl: "https://grace.example:8443" }],
    ["an empty address", { hompageUrl: "" }],
  ])("never include %s", async (_, changes) => {
    const { ownDomain, settled, requested } = domains(() => "7");
    ownDomain({ ...grace, ...changes });
    await settled();
    expect(ownDomain({ ...grace, ...changes })).toBeUndefined();
    expect(requested).toEqual([]);
  });
});

describe("pages under the slug", () => {
  const open = (name: string, path: string, own: string | undefined) =>
    renderPage(
      name,
      {
        locale: "en",
        path,
        search: "",
        origin: "https://realtor.example",
        ownDomain: false,
        desiredUrl: path.split("/")[1] ?? "",
      },
      {
        sources: { getRealtor: async () => grace, getListings: async () => null },
        now: new Date("2026-11-20T12:00:00Z"),
        ownDomain: () => own,
      },
    );

  it.each<[string, string, string]>([
    ["homepage", "/grace-kim", "https://grace.example/en"],
    ["homepage", "/GRACE-kim", "https://grace.example/en"],
    ["terms", "/grace-kim/terms", "https://grace.example/en/terms"],
    ["privacy", "/grace-kim/terms/privacy", "https://grace.example/en/terms/privacy"],
  ])("redirects %s at %s to the verified domain", async (name, path, to) => {
    const moved = { kind: "redirect", to, status: 301 };
    expect(await open(name, path, "https://grace.example")).toEqual(moved);
  });

  it("does not redirect to an unverified domain", async () => {
    expect(await open("homepage", "/grace-kim", undefined)).toMatchObject({ kind: "page" });
  });
});

it("reports the homepage id on an own domain only", async () => {
  const sources = {
    getRealtor: async (origin: string) => (origin === "https://grace.example" ? grace : null),
  };
  const get = (origin: string) =>
    withOrigin(wellKnownRoutes({ sources })).request(origin + wellKnownPath);
  expect(await (await get("https://grace.example")).json()).toEqual({ id: "7" });
  expect((await get("https://other.example")).status).toBe(404);
  expect((await get("https://realtor.example")).status).toBe(404);
});
