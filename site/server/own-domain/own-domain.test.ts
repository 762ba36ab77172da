import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { loadHomepage } from "#app/pages/homepage/load.ts";
import { loadPrivacy } from "#app/pages/privacy/load.ts";
import { loadTerms } from "#app/pages/terms/load.ts";
import { profileWith } from "#app/seo/profile.test-tool.ts";
import { askOwnDomain } from "./ask-own-domain.ts";
import { type ConfirmedDomains, createConfirmedDomains } from "./confirmed-domains.ts";
import { isPublicAddress } from "./public-address.ts";
import { wellKnownPath, wellKnownRoutes } from "./well-known.ts";

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

/** Every name leads to this machine. */
const lookup = ((
  _name: string,
  _options: object,
  done: (error: null, addresses: object[]) => void,
) => done(null, [{ address: "127.0.0.1", family: 4 }])) as never;
const ask = (origin: string, isAllowed = (_address: string) => true) =>
  askOwnDomain(origin, { lookup, isAllowed, timeoutMs: 300 });

describe("asking an own domain", () => {
  it("tells whose homepage answers there", async () => {
    let asked = "";
    const origin = await serve((request, response) => {
      asked = `${request.headers.host} ${request.url}`;
      response.end('{"id":"7"}');
    });
    expect(await ask(origin)).toBe("7");
    expect(asked).toBe(`${new URL(origin).host} ${wellKnownPath}`);
  });

  it.each<[string, RequestListener]>([
    ["an error", (_, response) => response.writeHead(500).end('{"id":"7"}')],
    ["a redirect", (_, response) => response.writeHead(302, { location: "/x" }).end('{"id":"7"}')],
    ["a page", (_, response) => response.end("<html>parked</html>")],
    ["another shape", (_, response) => response.end('{"id":7}')],
    ["null", (_, response) => response.end("null")],
    ["more than a kilobyte", (_, response) => response.end(`{"id":"7","x":"${"x".repeat(2000)}"}`)],
    ["silence", () => {}],
    ["a broken connection", (request) => request.socket.destroy()],
  ])("takes %s for no answer", async (_, listener) => {
    expect(await ask(await serve(listener))).toBeNull();
  });

  it("connects to the public internet only", async () => {
    let asked = 0;
    const origin = await serve((_, response) => {
      asked += 1;
      response.end('{"id":"7"}');
    });
    expect(await ask(origin, isPublicAddress)).toBeNull();
    expect(await ask(origin.replace("grace.example", "127.0.0.1"))).toBeNull();
    expect(await ask(origin.replace("grace.example", "[::1]"))).toBeNull();
    expect(asked).toBe(0);
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

function domains(answer: () => string | null) {
  const asked: string[] = [];
  const clock = { time: 0 };
  const confirmed: ConfirmedDomains = createConfirmedDomains({
    ask: async (origin) => {
      asked.push(origin);
      return answer();
    },
    isProductHost: (origin) => origin.endsWith("realtor.example"),
    now: () => clock.time,
  });
  return { ...confirmed, asked, clock };
}

describe("confirmed domains", () => {
  it("are those that were asked and answered with this very homepage", async () => {
    const { ownDomain, settled, asked } = domains(() => "7");
    expect(ownDomain(grace)).toBeNull();
    await settled();
    expect(ownDomain(grace)).toBe("https://grace.example");
    expect(ownDomain({ ...grace, id: "8" })).toBeNull();
    expect(asked).toEqual(["https://grace.example", "https://grace.example"]);
    await settled();
    expect(ownDomain({ ...grace, id: "8" })).toBeNull();
  });

  it("are asked again: soon when they did not answer, later when they did", async () => {
    let answer: string | null = null;
    const { ownDomain, settled, asked, clock } = domains(() => answer);
    ownDomain(grace);
    await settled();
    ownDomain(grace);
    expect(asked).toHaveLength(1);
    answer = "7";
    clock.time += 6 * 60 * 1000;
    ownDomain(grace);
    await settled();
    expect(ownDomain(grace)).toBe("https://grace.example");
    answer = null;
    clock.time += 61 * 60 * 1000;
    expect(ownDomain(grace)).toBe("https://grace.example");
    await settled();
    expect(ownDomain(grace)).toBeNull();
  });

  it.each([
    ["a sample's", { isSample: true }],
    ["the product's own", { hompageUrl: "https://realtor.example" }],
    ["an address with a path", { hompageUrl: "https://realtor.example/grace-kim" }],
    ["one with a port", { hompageUrl: "https://grace.example:8443" }],
    ["none", { hompageUrl: "" }],
  ])("never are %s", async (_, changes) => {
    const { ownDomain, settled, asked } = domains(() => "7");
    ownDomain({ ...grace, ...changes });
    await settled();
    expect(ownDomain({ ...grace, ...changes })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("pages under the slug", () => {
  const loaders = { homepage: loadHomepage, terms: loadTerms, privacy: loadPrivacy };
  const open = (name: keyof typeof loaders, path: string, own: string | null) =>
    loaders[name](
      {
        locale: "en",
        lang: "en",
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

  it.each<[keyof typeof loaders, string, string]>([
    ["homepage", "/grace-kim", "https://grace.example/en"],
    ["homepage", "/GRACE-kim", "https://grace.example/en"],
    ["terms", "/grace-kim/terms", "https://grace.example/en/terms"],
    ["privacy", "/grace-kim/terms/privacy", "https://grace.example/en/terms/privacy"],
  ])("%s at %s moves to the confirmed domain", async (name, path, to) => {
    const moved = { kind: "redirect", to, status: 301 };
    expect(await open(name, path, "https://grace.example")).toEqual(moved);
  });

  it("stays while the domain is not confirmed", async () => {
    expect(await open("homepage", "/grace-kim", null)).toMatchObject({ kind: "page" });
  });
});

it("an own domain says whose it is, and the product's hosts say nothing", async () => {
  const sources = {
    getRealtor: async (origin: string) => (origin === "https://grace.example" ? grace : null),
  };
  const get = (origin: string | null) =>
    wellKnownRoutes({ sources, ownOrigin: () => origin }).request(wellKnownPath);
  expect(await (await get("https://grace.example")).json()).toEqual({ id: "7" });
  expect((await get("https://other.example")).status).toBe(404);
  expect((await get(null)).status).toBe(404);
});
