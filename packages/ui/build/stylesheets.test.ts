import { expect, it } from "vitest";
import { buildStylesheets } from "./stylesheets.ts";

it("orders the stylesheets of all entries, none of which imports itself through others", async () => {
  const stylesheets = await buildStylesheets();
  expect(stylesheets.get("styles.css")).toContain("@layer");
});
