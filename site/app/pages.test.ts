import { searchTypes } from "@realtor/api/home";
import { reservedSlugs } from "@realtor/api/rules";
import { describe, expect, it } from "vitest";
import { getViewName } from "./analytics/start-analytics.ts";
import {
  getPathTemplate,
  matchOwnDomain,
  matchPage,
  pageQuery,
  withoutEmptyValues,
  pages,
  sitemapPaths,
} from "./pages.ts";

/** Files that the browser can hydrate. */
const moduleFiles = Object.keys(import.meta.glob("./pages/*/*.page.tsx"));

it("defines each path once", () => {
  const paths = pages.flatMap((page) => page.paths);
  expect(paths).not.toHaveLength(0);
  expect(new Set(paths).size).toBe(paths.length);
});

it("lists platform paths of the pages with inSitemap in the sitemap", () => {
  expect(sitemapPaths).toEqual(
    expect.arrayContaining(["/", "/process", "/terms", "/terms/privacy"]),
  );
  expect(sitemapPaths).not.toContain("/login");
  expect(sitemapPaths.filter((path) => path.includes("{"))).toEqual([]);
});

it("has a file for every component, with a unique name", () => {
  const files = pages.flatMap(({ name, components }) =>
    Object.keys(components).map((module) => `./pages/${name}/${module}.page.tsx`),
  );
  expect([...files, "./pages/error/error.page.tsx"].toSorted()).toEqual(moduleFiles.toSorted());
  const names = moduleFiles.map((file) => file.split("/").at(-1));
  expect(new Set(names).size).toBe(names.length);
});

describe("view names", () => {
  const views = moduleFiles.map((file) => {
    const [, , folder = "", name = ""] = file.split("/");
    return { folder, view: getViewName(name.replace(".page.tsx", "")) };
  });

  it("are the names of the folders, except for the lead form and ignored routes", () => {
    const others = views.filter(({ folder, view }) => view !== folder);
    expect(others).toEqual([
      { folder: "landing", view: "lead-request" },
      { folder: "listing-preview", view: null },
      { folder: "login-redirect", view: null },
      { folder: "preview", view: null },
    ]);
  });

  it("are not shared by pages", () => {
    const named = views.filter(({ view }) => view !== null);
    const folderOf = new Map(named.map(({ folder, view }) => [view, folder]));
    for (const { folder, view } of named) expect(folderOf.get(view)).toBe(folder);
  });
});

it("names the path template of a page on the platform and under a slug", () => {
  expect(getPathTemplate("terms", false)).toBe("/terms");
  expect(getPathTemplate("terms", true)).toBe("/{desiredUrl}/terms");
  expect(getPathTemplate("landing", true)).toBeUndefined();
  expect(() => getPathTemplate("castle", true)).toThrow("app/pages/castle/page.ts");
});

it("reserves the first segment of every platform route", () => {
  const first = pages
    .flatMap(({ paths }) => paths.map((path) => path.split("/")[1] ?? ""))
    .filter((segment) => segment !== "" && !segment.startsWith("{"));
  expect(reservedSlugs).toEqual(expect.arrayContaining(first));
});

it.each(reservedSlugs)("never resolves the reserved slug /%s to a homepage", (slug) => {
  expect(matchPage(`/${slug}`)?.page).not.toBe("homepage");
  expect(matchPage(`/${slug.toUpperCase()}`)?.page).not.toBe("homepage");
});

it("keeps significant query keys and removes the others", () => {
  expect(pageQuery("homepage", "?utm_source=x&listings=rent")).toBe("?listings=rent");
  expect(pageQuery("homepage", "?utm_source=x")).toBe("");
  expect(pageQuery("homepage", "?listings=rent&listings=sold&contact=x1")).toBe("?listings=rent");
  for (const type of searchTypes)
    expect(pageQuery("homepage", `?listings=${type}`)).toBe(`?listings=${type}`);
  expect(pageQuery("homepage", "?listings=castles&contact=sent")).toBe("?contact=sent");
  expect(pageQuery("homepage", "?constructor=x&__proto__=x")).toBe("");
  expect(pageQuery("landing", "?request")).toBe("?request=");
  expect(pageQuery("landing", "?request=anything")).toBe("");
  expect(pageQuery("probiz", "?region=Irvine&q=kim")).toBe("?q=kim&region=Irvine");
});

it.each([
  ["homes", "?type=sale&city=Tustin&min=&max=&sort=", "?type=sale&city=Tustin"],
  ["homes", "?city=&min=", ""],
  ["homes", "?city=S%C3%A3o+Paulo&min=", "?city=S%C3%A3o+Paulo"],
  // Not a choice of the page.
  ["homes", "?utm_source=&page", "?utm_source=&page"],
  ["landing", "?request=", "?request="],
  ["terms", "", ""],
])("the empty choices of %s%s are removed", (name, search, expected) => {
  expect(withoutEmptyValues(name, search)).toBe(expected);
});

it("resolves an agent's pages under the agent's slug and on the own domain", () => {
  expect(matchPage("/grace-kim/terms")).toEqual({ page: "terms", desiredUrl: "grace-kim" });
  expect(matchOwnDomain("/terms")).toEqual({ page: "terms" });
  expect(matchPage("/process")).toEqual({ page: "process" });
  expect(matchPage("/grace-kim/process")).toEqual({ page: "buyer", desiredUrl: "grace-kim" });
  expect(matchOwnDomain("/process")).toEqual({ page: "buyer" });
  expect(matchOwnDomain("/buying")).toEqual({ page: "buying" });
  expect(matchOwnDomain("/")).toEqual({ page: "homepage" });
});

it.each(["equityrealty", "grace-kim", "agent007", "login", "%20"])(
  "resolves the team page of %s; its loader decides about access",
  (desiredUrl) => {
    expect(matchPage(`/${desiredUrl}/probiz`)).toEqual({ page: "probiz", desiredUrl });
  },
);

it.each(["/{desiredUrl}", "/{desiredUrl}/terms", "/grace-kim/", "/grace-kim/terms/x", "//terms"])(
  "resolves %s to null",
  (path) => {
    expect(matchPage(path)).toBeNull();
    expect(matchOwnDomain(path)).toBeNull();
  },
);
