import type { PublishCode } from "@realtor/api/publishing";
import { publishCodes } from "@realtor/api/publishing";
import { expect, it } from "vitest";
import { getDoneConditions } from "./required-conditions.ts";

it.each<[PublishCode[], boolean, number]>([
  [[], false, 6],
  [[], true, 5],
  [["license.missing"], false, 5],
  [["license.dre.missing", "license.grec.missing"], false, 5],
  [["agreement.required", "license.missing"], false, 4],
  [["brokerage.license.missing", "contact.missing"], true, 3],
])("of %j, published %s, leaves %i done", (missing, isPublished, count) => {
  expect(getDoneConditions(missing, isPublished)).toHaveLength(count);
});

it.each(publishCodes)("has the condition of %s", (code) => {
  expect(getDoneConditions([code], false)).toHaveLength(5);
});
