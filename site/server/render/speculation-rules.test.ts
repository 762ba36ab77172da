import { describe, expect, it } from "vitest";
import { isPrefetch, speculationRoutes } from "./speculation-rules.ts";

describe("speculation rules", () => {
  it("are a file of the type that browsers take", async () => {
    const answer = await speculationRoutes().request("/speculation-rules.json");
    expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
    const rules = (await answer.json()) as { prefetch: { eagerness: string; where: object }[] };
    expect(rules.prefetch[0]?.eagerness).toBe("moderate");
    expect(JSON.stringify(rules.prefetch[0]?.where)).toContain("[hreflang]");
  });

  it.each([
    ["prefetch", true],
    ["prefetch;prerender", true],
    ["prefetch;anonymous-client-ip", true],
    [undefined, false],
    ["", false],
    ["navigate", false],
  ])("%j asks ahead: %s", (header, ahead) => {
    expect(isPrefetch(header)).toBe(ahead);
  });
});
