import { describe, expect, it } from "vitest";
import { isPrefetch, speculationRoutes } from "./speculation-rules.ts";

describe("speculation rules", () => {
  it("have the content type that browsers require", async () => {
    const response = await speculationRoutes().request("/speculation-rules.json");
    expect(response.headers.get("content-type")).toBe("application/speculationrules+json");
    const rules = (await response.json()) as Record<
      "prefetch" | "prerender",
      { eagerness: string; where: object }[]
    >;
    expect(rules.prefetch[0]?.eagerness).toBe("moderate");
    expect(JSON.stringify(rules.prefetch[0]?.where)).toContain("[hreflang]");
    expect(rules.prerender).toEqual([
      { where: { selector_matches: "[data-listing] a" }, eagerness: "moderate" },
    ]);
  });

  it.each([
    ["prefetch", true],
    ["prefetch;prerender", true],
    ["prefetch;anonymous-client-ip", true],
    [undefined, false],
    ["", false],
    ["navigate", false],
  ])("isPrefetch(%j) is %s", (header, ahead) => {
    expect(isPrefetch(header)).toBe(ahead);
  });
});
