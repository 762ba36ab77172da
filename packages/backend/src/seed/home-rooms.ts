import type { HomeName } from "./homes.ts";

/** RESO lookup names of the types of rooms that samples have, in the order of a listing. */
export const roomTypes = [
  "LivingRoom",
  "Kitchen",
  "DiningRoom",
  "Den",
  "Office",
  "PrimaryBedroom",
  "PrimaryBathroom",
  "Bedroom2",
  "Bedroom3",
] as const;

export type RoomType = (typeof roomTypes)[number];

/** RESO lookup name. */
export type RoomLevel = "Main" | "Upper" | "Lower" | "First" | "Second" | "Third";

/** A room as an agent enters it in the MLS: length and width in feet, features as RESO lookup names. */
export type RoomPlan = readonly [
  level: RoomLevel,
  length: number,
  width: number,
  description: string,
  ...features: string[],
];

export type RoomPlans = Partial<Record<RoomType, RoomPlan>>;

/** The rooms of each home in `homes`, with their sizes at a living area of `sqft`. */
export const homeRooms: Record<HomeName, RoomPlans & { sqft: number }> = {
  "hillside-modern": {
    sqft: 3800,
    LivingRoom: ["Main", 26, 20, "Stone fireplace and glass on two sides", "BeamedCeilings"],
    Kitchen: ["Main", 18, 14, "Island with seating, open to the living room", "KitchenIsland"],
    DiningRoom: ["Main", 16, 13, "Sliding glass to the terrace"],
    PrimaryBedroom: ["Upper", 18, 16, "Balcony and a walk-in closet", "WalkInClosets"],
    PrimaryBathroom: ["Upper", 14, 11, "Two basins and a shower with a bench", "DoubleVanity"],
    Bedroom2: ["Main", 14, 12, "Own bath and a closet with sliding doors"],
    Bedroom3: ["Upper", 13, 12, "Closet along one wall"],
  },
  "coastal-farmhouse": {
    sqft: 2700,
    LivingRoom: ["Main", 24, 18, "Open to the ridge, with a glazed gable", "CathedralCeilings"],
    Kitchen: ["Main", 18, 13, "Island, oak cabinets and a pantry", "KitchenIsland", "Pantry"],
    DiningRoom: ["Main", 14, 12, "Next to the kitchen, with a door to the pergola"],
    PrimaryBedroom: ["Upper", 16, 14, "Paneled wall and a walk-in closet", "WalkInClosets"],
    PrimaryBathroom: ["Upper", 12, 10, "Tub, shower and two basins", "DoubleVanity"],
    Bedroom2: ["Main", 13, 12, "Window toward the lawn"],
    Bedroom3: ["Upper", 12, 11, "Closet with shelves"],
  },
  "mediterranean-villa": {
    sqft: 3300,
    LivingRoom: ["Main", 22, 17, "Plaster fireplace and an arched window to the front court"],
    Kitchen: ["Main", 17, 14, "Island and a tiled wall behind the range", "KitchenIsland"],
    DiningRoom: ["Main", 16, 13, "Doors to the loggia", "HighCeilings"],
    PrimaryBedroom: ["Upper", 18, 15, "Beamed ceiling and two closets", "BeamedCeilings"],
    PrimaryBathroom: ["Upper", 13, 11, "Tile floor, tub and separate shower", "SoakingTub"],
    Bedroom2: ["Main", 14, 12, "Own bath"],
    Bedroom3: ["Upper", 13, 12, "Casement windows on two sides"],
  },
  "midcentury-ranch": {
    sqft: 1950,
    LivingRoom: ["Main", 22, 15, "Clerestory windows and a wall of glass to the patio"],
    Kitchen: ["Main", 14, 11, "Flat-front wood cabinets", "NaturalWoodwork"],
    DiningRoom: ["Main", 12, 11, "Open to the living room"],
    PrimaryBedroom: ["Main", 15, 13, "Slider to the garden", "BuiltInFeatures"],
    PrimaryBathroom: ["Main", 9, 8, "Shower and a terrazzo floor"],
    Bedroom2: ["Main", 12, 11, "Built-in drawers", "BuiltInFeatures"],
    Bedroom3: ["Main", 11, 10, "High window and a wall of closets"],
  },
  "craftsman-bungalow": {
    sqft: 1850,
    LivingRoom: ["Main", 18, 14, "Hearth with bookcases on both sides", "Bookcases"],
    Kitchen: ["Main", 14, 12, "Painted cabinets and a breakfast nook", "EatInKitchen"],
    DiningRoom: ["Main", 14, 12, "Built-in sideboard", "BuiltInFeatures", "CofferedCeilings"],
    PrimaryBedroom: ["Main", 14, 12, "Double-hung windows and a closet with shelves"],
    PrimaryBathroom: ["Main", 9, 7, "Hexagonal floor tile and a tub with shower"],
    Bedroom2: ["Main", 12, 11, "Window to the side garden"],
    Bedroom3: ["Main", 11, 10, "Built-in drawers", "BuiltInFeatures"],
  },
  "georgia-brick": {
    sqft: 4400,
    LivingRoom: ["Main", 20, 16, "Fireplace and sash windows on two sides", "CrownMolding"],
    Kitchen: ["Main", 20, 16, "Island, breakfast corner and pantry", "KitchenIsland", "Pantry"],
    DiningRoom: ["Main", 16, 14, "Wainscoting and doors to the terrace", "CrownMolding"],
    PrimaryBedroom: ["Upper", 20, 16, "Sitting corner and two closets", "WalkInClosets"],
    PrimaryBathroom: ["Upper", 15, 12, "Tub, shower and two basins", "DoubleVanity"],
    Bedroom2: ["Main", 15, 13, "Own bath"],
    Bedroom3: ["Upper", 14, 13, "Sash windows to the front lawn"],
  },
  "city-condominium": {
    sqft: 1280,
    LivingRoom: ["Main", 20, 16, "Full-height glass, open to the kitchen", "OpenFloorplan"],
    Kitchen: ["Main", 12, 10, "Counter with two seats", "BreakfastBar"],
    PrimaryBedroom: ["Main", 14, 12, "Walk-in closet", "WalkInClosets"],
    PrimaryBathroom: ["Main", 9, 8, "Two basins and a shower with a glass door", "DoubleVanity"],
    Bedroom2: ["Main", 12, 11, "Own bath"],
  },
  "japanese-garden-house": {
    sqft: 2300,
    LivingRoom: ["Main", 20, 16, "Glass doors to the veranda and the gravel garden"],
    Kitchen: ["Main", 14, 11, "Fir cabinets and a window to the side garden", "NaturalWoodwork"],
    Den: ["Main", 15, 12, "Tatami room with shoji", "NaturalWoodwork"],
    PrimaryBedroom: ["Main", 15, 13, "Closet with cedar lining", "CedarClosets"],
    PrimaryBathroom: ["Main", 9, 8, "Deep tub and a tiled wash area", "SoakingTub"],
    Bedroom2: ["Upper", 12, 11, "Slatted screen in front of the window"],
    Bedroom3: ["Upper", 11, 10, "Low window under the eave"],
  },
  "brick-townhouse": {
    sqft: 2400,
    LivingRoom: ["Second", 20, 15, "Gas fireplace and tall windows", "HighCeilings"],
    Kitchen: ["Second", 18, 13, "Island with seating", "KitchenIsland"],
    Office: ["First", 12, 10, "At the entry, with built-in shelves", "Bookcases"],
    PrimaryBedroom: ["Third", 16, 14, "Two closets", "TrayCeilings"],
    PrimaryBathroom: ["Third", 12, 9, "Tub at the window and two basins", "DoubleVanity"],
    Bedroom2: ["Third", 13, 11, "Own bath"],
    Bedroom3: ["Third", 12, 11, "Closet with sliding doors"],
  },
  "lakeside-house": {
    sqft: 3050,
    LivingRoom: ["Main", 24, 19, "Stone fireplace and glass to the ridge", "CathedralCeilings"],
    Kitchen: ["Main", 16, 13, "Island and a window toward the lake", "KitchenIsland"],
    DiningRoom: ["Main", 14, 13, "Door to the lake deck"],
    PrimaryBedroom: ["Main", 17, 15, "Corner windows to the trees and the water"],
    PrimaryBathroom: ["Main", 12, 10, "Walk-in shower and two basins", "DoubleVanity"],
    Bedroom2: ["Lower", 13, 12, "Door to the lower terrace"],
    Bedroom3: ["Lower", 12, 12, "Closet along one wall"],
  },
};
