import * as fc from "fast-check";
import { realtorSorts } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { readListQuery, sortParam, tableSort } from "./list-query.ts";

const usual = {
  q: "",
  state: null,
  brokerage: "",
  area: null,
  sort: "updated",
  order: "desc",
  page: 1,
};

it.each<[string, object]>([
  ["", {}],
  [
    "q=%20김%20&state=draft&sort=name&page=3",
    { q: "김", state: "draft", sort: "name", order: "asc", page: 3 },
  ],
  [
    "state=invited&brokerage=Vale%20%26%20Sons&area=GA",
    { state: "invited", brokerage: "Vale & Sons", area: "GA" },
  ],
  ["area=TX&brokerage=%20", {}],
  ["sort=-address", { sort: "address", order: "desc" }],
  ["sort=updated", { order: "asc" }],
  ["sort=password&state=deleted&page=-1", {}],
  ["page=1.5", {}],
  ["page=100001", {}],
  [`q=${"x".repeat(300)}`, { q: "x".repeat(200) }],
])("?%s", (search, asked) => {
  expect(readListQuery(new URLSearchParams(search))).toEqual({ ...usual, ...asked });
});

it("round-trips the sort order", () => {
  const order = fc.record({
    column: fc.constantFrom(...realtorSorts),
    direction: fc.constantFrom("ascending" as const, "descending" as const),
  });
  fc.assert(
    fc.property(order, (sort) => {
      const query = new URLSearchParams({ sort: sortParam(sort) });
      expect(tableSort(readListQuery(query))).toEqual(sort);
    }),
  );
});
