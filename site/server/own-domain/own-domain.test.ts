import { certificatePath, websiteIdPath, proofFilePath } from "@realtor/server/own-domain";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { withOrigin } from "../../test/fixtures/with-origin.ts";
import { certificateRoutes } from "./certificate-routes.ts";
import {
  createVerifiedDomains,
  type VerifiedDomains,
  wellKnownRoutes,
} from "./verified-domains.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

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
  it("are those that serve this website", async () => {
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
        sources: createFakeSources({
          getRealtor: async () => grace,
          getListings: async () => null,
        }),
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

  it.each(["pinia-sample", "gsap-sample"])("%s is on the product's host only", async (name) => {
    const path = `/grace-kim/${name.replace("-", "_")}`;
    expect(await open(name, path, "https://grace.example")).toMatchObject({ status: 200 });
    const onDomain = await renderPage(
      name,
      { locale: "en", path, search: "", origin: "https://grace.example", ownDomain: true },
      { sources: createFakeSources({ getRealtor: async () => grace }), now: new Date() },
    );
    expect(onDomain).toMatchObject({ status: 404 });
  });

  it("does not redirect to an unverified domain", async () => {
    expect(await open("homepage", "/grace-kim", undefined)).toMatchObject({ kind: "page" });
  });
});

describe("the www. host and the apex", () => {
  const open = (own: string, origin: string, path = "/", search = "") => {
    const agent = profileWith({ hompageUrl: own });
    return renderPage(
      path === "/" ? "homepage" : "privacy",
      { locale: "en", path, search, origin, ownDomain: true },
      {
        sources: createFakeSources({
          getRealtor: async (asked) => (new URL(asked).host === new URL(own).host ? agent : null),
          getListings: async () => null,
        }),
        now: new Date("2026-11-20T12:00:00Z"),
      },
    );
  };

  it.each<[string, string, string, string]>([
    ["https://grace.example", "https://www.grace.example", "/", "https://grace.example/en"],
    ["https://www.grace.example", "https://grace.example", "/", "https://www.grace.example/en"],
    [
      "https://grace.example",
      "http://www.grace.example",
      "/terms/privacy",
      "https://grace.example/en/terms/privacy",
    ],
  ])("the agent's %s: %s%s redirects to %s", async (own, origin, path, to) => {
    expect(await open(own, origin, path)).toEqual({ kind: "redirect", to, status: 301 });
  });

  it("serves the one that the agent chose", async () => {
    expect(await open("https://www.grace.example", "https://www.grace.example")).toMatchObject({
      kind: "page",
    });
  });

  it.each(["https://other.example", "https://www.other.example", "https://a.www.grace.example"])(
    "does not redirect %s",
    async (origin) => {
      expect(await open("https://grace.example", origin)).toMatchObject({
        kind: "page",
        status: 404,
      });
    },
  );

  it("does not redirect to an address that is a page on another host", async () => {
    const own = "https://grace.example/about";
    expect(await open(own, "https://www.grace.example")).toMatchObject({
      kind: "page",
      status: 404,
    });
  });
});

describe("certificates on demand", () => {
  const hosts = { realtorHosts: ["realtor.example", "www.realtor.example"], developmentHosts: [] };
  const proved = ["https://grace.example", "https://www.jun.example"];
  const sources = {
    getRealtor: async (origin: string) => (proved.includes(origin) ? grace : null),
  };
  const ask = async (domain: string, origin = "http://127.0.0.1:3000") => {
    const url = `${origin}${certificatePath}?domain=${encodeURIComponent(domain)}`;
    return (await withOrigin(certificateRoutes({ sources, hosts })).request(url)).status;
  };

  it.each<[string, number]>([
    ["realtor.example", 200],
    ["www.realtor.example", 200],
    ["grace.example", 200],
    ["GRACE.example", 200],
    ["www.grace.example", 200],
    ["jun.example", 200],
    ["www.jun.example", 200],
    ["www.www.grace.example", 404],
    ["mail.grace.example", 404],
    ["other.example", 404],
    ["localhost", 404],
    ["127.0.0.1", 404],
    ["grace.example:8443", 404],
    ["grace.example/x", 404],
    ["*.grace.example", 404],
    ["", 404],
    [`${"a.".repeat(200)}example`, 404],
  ])("%j: %i", async (domain, status) => {
    expect(await ask(domain)).toBe(status);
  });

  it("are not asked for on an agent's domain", async () => {
    expect(await ask("grace.example", "https://grace.example")).toBe(404);
  });
});

it("the site reports the website id on an own domain only", async () => {
  const sources = {
    getRealtor: async (origin: string) => (origin === "https://grace.example" ? grace : null),
  };
  const get = (origin: string) =>
    withOrigin(wellKnownRoutes({ sources })).request(origin + websiteIdPath);
  expect(await (await get("https://grace.example")).json()).toEqual({ id: "7" });
  expect((await get("https://other.example")).status).toBe(404);
  expect((await get("https://realtor.example")).status).toBe(404);
});

it("the site never serves the proof of another owner", async () => {
  const sources = { getRealtor: async () => grace };
  for (const origin of ["https://grace.example", "https://realtor.example"]) {
    const routes = withOrigin(wellKnownRoutes({ sources }).get("*", (c) => c.text("token")));
    expect((await routes.request(origin + proofFilePath)).status).toBe(404);
  }
});
