import { describe, expect, it } from "vitest";

import { createLookupName, toLookupName } from "./lookups.ts";
import type { Metadata } from "./metadata.ts";

it.each([
  ["Active Under Contract", "ActiveUnderContract"],
  ["ActiveUnderContract", "ActiveUnderContract"],
  ["Walk-In Closet(s)", "WalkInClosets"],
  ["Built-in Bar", "BuiltInBar"],
  ["City Lights & Hills", "CityLightsAndHills"],
  ["Hotel/Motel", "HotelMotel"],
  ["Co-Ownership", "CoOwnership"],
  ["RV Access/Parking", "RvAccessParking"],
  ["  Forced Air ", "ForcedAir"],
])("the name of %j is %s", (text, name) => {
  expect(toLookupName(text)).toBe(name);
});

describe("names of values", () => {
  const metadata: Metadata = {
    resources: new Map([
      [
        "Property",
        {
          fields: new Map([
            ["StandardStatus", { type: "Edm.String", lookupName: undefined }],
            ["View", { type: "Edm.String", lookupName: "ViewList" }],
            ["Heating", { type: "enums.Heating", lookupName: undefined }],
          ]),
          navigation: new Set<string>(),
        },
      ],
    ]),
    enumerations: new Map([["enums.Heating", new Map([["FAU", "Forced Air"]])]]),
  };
  const entries = [
    { LookupName: "StandardStatus", LookupValue: "A", StandardLookupValue: "Active" },
    {
      LookupName: "ViewList",
      LookupValue: "Hills (local)",
      StandardLookupValue: "Hills",
      LegacyODataValue: "Hills",
    },
    { LookupName: "View", LookupValue: "Hills (local)", StandardLookupValue: "Wrong list" },
    { LookupName: "StandardStatus" },
    null,
    "x",
  ];
  const lookupName = createLookupName(metadata, "Property", entries);

  it.each([
    ["StandardStatus", "A", "Active"],
    ["StandardStatus", "a", "Active"],
    ["StandardStatus", "Active Under Contract", "ActiveUnderContract"],
    ["View", "Hills (local)", "Hills"],
    ["View", "hills", "Hills"],
    ["Heating", "FAU", "ForcedAir"],
    ["Heating", "Radiant", "Radiant"],
    ["Unknown", "Some Text", "SomeText"],
    ["StandardStatus", " ", undefined],
    ["StandardStatus", null, undefined],
    ["StandardStatus", 4, undefined],
  ])("of %s %j is %s", (field, value, name) => {
    expect(lookupName(field, value)).toBe(name);
  });
});
