import { expect, it } from "vitest";
import { layerOrder } from "./layer-order.ts";
import { layers } from "./layers.css.ts";

it("lists every layer in the order of layers.css.ts", () => {
  expect(layerOrder).toBe(`@layer ${Object.values(layers).join(",")};`);
});
