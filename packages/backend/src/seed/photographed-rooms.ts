import type { RoomPlans } from "./home-rooms.ts";
import type { ImageName } from "./homes.ts";

/** The room that a photo shows. A listing with the photo has it, with this description. */
export const photographedRooms: Partial<Record<ImageName, RoomPlans>> = {
  "interior-kitchen-island": {
    Kitchen: [
      "Main",
      16,
      13,
      "Marble island with seating for four, oak cabinets and a plaster hood",
      "KitchenIsland",
      "StoneCounters",
    ],
  },
  "interior-dining": {
    DiningRoom: [
      "Main",
      16,
      13,
      "Beamed ceiling, table for eight and steel-framed doors to the terrace",
      "BeamedCeilings",
    ],
  },
  "interior-bathroom": {
    PrimaryBathroom: [
      "Main",
      12,
      10,
      "Freestanding tub below the window, handmade tile and two basins",
      "SoakingTub",
      "DoubleVanity",
    ],
  },
  "interior-bedroom": {
    PrimaryBedroom: [
      "Main",
      16,
      14,
      "Slatted oak wall, reading lamps and a sliding door to the garden",
      "NaturalWoodwork",
    ],
  },
  "interior-study": {
    Office: ["Main", 13, 12, "Green built-in bookcases and white sash windows", "Bookcases"],
  },
  "interior-living-room": {
    LivingRoom: [
      "Main",
      24,
      19,
      "Stone fireplace, timber ceiling and glass on two sides",
      "BeamedCeilings",
    ],
  },
  "interior-living-fireplace": {
    LivingRoom: [
      "Main",
      24,
      19,
      "Stone fireplace, walnut shelves and a timber ceiling",
      "BeamedCeilings",
      "Bookcases",
    ],
  },
  "interior-condo-living": {
    LivingRoom: [
      "Main",
      20,
      16,
      "Walnut paneling and a wall of glass toward the city",
      "OpenFloorplan",
      "BuiltInFeatures",
    ],
  },
  "interior-japanese-room": {
    Den: [
      "Main",
      15,
      12,
      "Tatami room with shoji and a view of the raked gravel garden",
      "NaturalWoodwork",
    ],
  },
};
