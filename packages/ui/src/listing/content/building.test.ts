import { describe, expect, it } from "vitest";
import { readBuilding } from "./building.ts";
import { readLookupList } from "./lookup-list.ts";
import { readRooms } from "./rooms.ts";

const listing = { listingKey: "home-1" };

describe("readBuilding", () => {
  it("translates known values and keeps others in English", () => {
    const { facts } = readBuilding(
      { ...listing, heating: ["HeatPump"], cooling: "Central Air, Swamp Cooler" },
      "ja",
    );
    expect(facts).toEqual([
      {
        fact: "climate",
        values: [
          { text: "ヒートポンプ", lang: "ja" },
          { text: "セントラルエアコン", lang: "ja" },
          { text: "Swamp Cooler", lang: "en" },
        ],
      },
    ]);
  });

  it.each([
    ["Monthly", { amount: 300, per: "month" }],
    [null, { amount: 300, per: "month" }],
    ["Quarterly", { amount: 1200, per: "year" }],
    ["Semi-Annually", { amount: 600, per: "year" }],
    ["Annually", { amount: 300, per: "year" }],
    ["Weekly", null],
  ])("reads dues that are due %s", (associationFeeFrequency, hoa) => {
    expect(
      readBuilding({ ...listing, associationFee: 300, associationFeeFrequency }, "en").hoa,
    ).toEqual(hoa);
  });

  it.each([
    [2, ["Garage", "Attached"], ["Attached"]],
    [null, ["Garage", "Attached"], ["Garage", "Attached"]],
    [2, "garage, Garage Faces Side, Golf Cart", ["Side-facing garage", "Golf Cart"]],
    [0, ["Garage"], ["Garage"]],
  ])("with %j cars and %j lists %j", (garageSpaces, parkingFeatures, expected) => {
    const { parking } = readBuilding({ ...listing, garageSpaces, parkingFeatures }, "en");
    expect(parking.values.map(({ text }) => text)).toEqual(expected);
  });

  it("distinguishes no dues from unknown dues", () => {
    expect(readBuilding({ ...listing, associationFee: 0 }, "en").hoa?.amount).toBe(0);
    expect(readBuilding(listing, "en").hoa).toBeNull();
  });
});

it.each([
  [["CentralAir", "None", " ", "CentralAir"], ["Central Air"]],
  ["Metal,Shingle", ["Metal", "Shingle"]],
  ["See Remarks", []],
  [null, []],
])("reads the lookup list %j", (value, expected) => {
  expect(readLookupList(value)).toEqual(expected);
});

it("reads rooms with their features if there is no description, and no impossible size", () => {
  const rooms = readRooms(
    {
      rooms: [
        {
          roomType: "PrimaryBedroom",
          roomLength: 16,
          roomWidth: 0,
          roomFeatures: ["WalkInCloset"],
        },
        { roomType: " " },
        { roomType: "Bedroom2" },
        { roomType: "Kitchen", roomLength: 18, roomWidth: 14, roomDescription: "Gas range" },
      ],
    },
    "ko",
  );
  expect(rooms).toEqual([
    { name: { text: "안방", lang: "ko" }, size: null, text: "Walk In Closet" },
    { name: { text: "침실 2", lang: "ko" }, size: null, text: null },
    { name: { text: "주방", lang: "ko" }, size: { length: 18, width: 14 }, text: "Gas range" },
  ]);
});
