import { feedProblemCodes } from "@realtor/api/loaning-schemas";
import { expect, it } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { describeProblem } from "./describe-problem.ts";
import { problemsCsv } from "./problems-csv.ts";

const intl = createIntl("en", pageMessages("markets").en);

it("the file has everything that the server sent", () => {
  const original = { ListingId: "OC26114027", UnparsedAddress: "71 Alder Mill", City: "Irvine" };
  const problem = { resource: "Property", recordKey: "K1", code: "price.zero" } as const;
  const csv = problemsCsv([{ ...problem, at: "2026-12-01T00:00:00Z", original }], intl);
  expect(csv).toContain("OC26114027");
  expect(csv).toContain('"71 Alder Mill, Irvine"');
  expect(csv).toContain(JSON.stringify(original).replaceAll('"', '""'));
});

it.each(feedProblemCodes)("%s is described for a record without any field", (code) => {
  const { what, shown, listingId } = describeProblem(
    { code, original: null, recordKey: "K1" },
    intl,
  );
  expect([what, shown]).not.toContain("");
  expect(listingId).toBe("K1");
});

it("names an unknown kind as it was sent", () => {
  const original = { PropertyType: "Tiny Cottage" };
  const { what } = describeProblem({ code: "type.missing", original, recordKey: "K1" }, intl);
  expect(what).toContain("Tiny Cottage");
});
