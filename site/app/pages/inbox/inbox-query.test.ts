import { expect, it } from "vitest";
import { entryQuery, readInboxQuery } from "./inbox-query.ts";

const nothing = { filter: "all", q: "", item: null };

it.each<[string, boolean, object, object]>([
  ["", true, { tab: "leads" }, {}],
  ["", false, { tab: "contacts" }, {}],
  ["tab=leads", false, { tab: "contacts" }, {}],
  ["tab=contacts&item=7", true, { tab: "contacts", item: "7" }, {}],
  [
    "state=called&q=%20김%20",
    true,
    { tab: "leads", filter: "called", q: "김" },
    { state: "called", q: "김" },
  ],
  ["state=spam", true, { tab: "leads", filter: "spam" }, { spam: "Y" }],
  ["state=deleted&tab=x&item=", true, { tab: "leads" }, {}],
])("?%s for staff: %s", (search, isStaff, asked, query) => {
  const read = readInboxQuery(new URLSearchParams(search), isStaff);
  expect(read).toEqual({ ...nothing, ...asked });
  expect(entryQuery(read)).toEqual(query);
});
