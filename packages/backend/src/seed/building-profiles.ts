import type { Listing } from "@realtor/api/home";

import type { HomeName } from "./homes.ts";

/** Facts about a building in RESO lookup names. */
export type BuildingFacts = Pick<
  Listing,
  | "stories"
  | "heating"
  | "cooling"
  | "roof"
  | "waterSource"
  | "sewer"
  | "parkingFeatures"
  | "view"
  | "constructionMaterials"
  | "interiorFeatures"
  | "yearBuiltEffective"
  | "taxAnnualAmount"
>;

const publicUtilities = { waterSource: ["Public"], sewer: ["PublicSewer"] };
const gas = { heating: ["ForcedAir", "NaturalGas"], cooling: ["CentralAir"] };
const attachedGarage = { parkingFeatures: ["Attached", "Garage", "Driveway"] };

/** Facts about the building of each home in `homes`, which a listing may replace. */
export const buildingProfiles: Record<HomeName, BuildingFacts> = {
  "hillside-modern": {
    ...publicUtilities,
    ...attachedGarage,
    stories: 2,
    heating: ["HeatPump", "Zoned"],
    cooling: ["CentralAir", "Zoned"],
    roof: ["Flat", "Membrane"],
    view: ["Hills", "Pool"],
    constructionMaterials: ["Cedar", "Stone", "Glass"],
    interiorFeatures: ["OpenFloorplan", "BeamedCeilings", "BuiltInFeatures", "WalkInClosets"],
  },
  "coastal-farmhouse": {
    ...publicUtilities,
    ...attachedGarage,
    ...gas,
    stories: 2,
    roof: ["Metal"],
    view: ["Garden"],
    constructionMaterials: ["BoardAndBattenSiding", "Frame"],
    interiorFeatures: ["CathedralCeilings", "OpenFloorplan", "KitchenIsland", "Pantry"],
  },
  "mediterranean-villa": {
    ...publicUtilities,
    ...attachedGarage,
    ...gas,
    stories: 2,
    roof: ["SpanishTile"],
    view: ["Garden"],
    constructionMaterials: ["Stucco", "Frame"],
    interiorFeatures: ["BeamedCeilings", "HighCeilings", "EntranceFoyer", "WalkInClosets"],
  },
  "midcentury-ranch": {
    ...publicUtilities,
    ...gas,
    stories: 1,
    roof: ["Flat", "Membrane"],
    parkingFeatures: ["AttachedCarport", "Covered", "Driveway"],
    view: ["Mountains"],
    constructionMaterials: ["Block", "Stone", "WoodSiding"],
    interiorFeatures: ["OpenFloorplan", "BuiltInFeatures", "NaturalWoodwork"],
  },
  "craftsman-bungalow": {
    ...publicUtilities,
    ...gas,
    stories: 1,
    roof: ["Composition", "Shingle"],
    parkingFeatures: ["Detached", "Garage", "AlleyAccess"],
    view: ["Neighborhood"],
    constructionMaterials: ["ShingleSiding", "Stone"],
    interiorFeatures: ["BuiltInFeatures", "Bookcases", "CofferedCeilings", "NaturalWoodwork"],
  },
  "georgia-brick": {
    ...publicUtilities,
    stories: 2,
    heating: ["ForcedAir", "NaturalGas", "Zoned"],
    cooling: ["CentralAir", "Zoned"],
    roof: ["Composition", "Shingle"],
    parkingFeatures: ["Attached", "Garage", "GarageFacesSide"],
    view: ["TreesWoods"],
    constructionMaterials: ["Brick"],
    interiorFeatures: ["EntranceFoyer", "CrownMolding", "HighCeilings", "WalkInClosets"],
  },
  "city-condominium": {
    ...publicUtilities,
    stories: 1,
    heating: ["HeatPump", "Electric"],
    cooling: ["CentralAir"],
    roof: ["Flat"],
    parkingFeatures: ["Assigned", "Covered", "Secured"],
    view: ["CityLights", "Skyline"],
    constructionMaterials: ["Concrete", "Glass"],
    interiorFeatures: ["OpenFloorplan", "RecessedLighting", "BreakfastBar", "WalkInClosets"],
  },
  "japanese-garden-house": {
    ...publicUtilities,
    stories: 2,
    heating: ["ForcedAir", "NaturalGas"],
    cooling: ["Ductless"],
    roof: ["Tile"],
    parkingFeatures: ["Detached", "Garage", "Driveway"],
    view: ["Garden"],
    constructionMaterials: ["Plaster", "WoodSiding"],
    interiorFeatures: ["NaturalWoodwork", "BeamedCeilings", "BuiltInFeatures", "CedarClosets"],
  },
  "brick-townhouse": {
    ...publicUtilities,
    ...gas,
    stories: 3,
    roof: ["Flat", "Membrane"],
    parkingFeatures: ["Attached", "Garage", "GarageFacesRear"],
    view: ["City"],
    constructionMaterials: ["Brick", "Stone"],
    interiorFeatures: ["HighCeilings", "KitchenIsland", "TrayCeilings", "Bookcases"],
  },
  "lakeside-house": {
    ...attachedGarage,
    stories: 2,
    heating: ["HeatPump", "Propane"],
    cooling: ["CentralAir"],
    roof: ["Metal"],
    waterSource: ["Public"],
    sewer: ["SepticTank"],
    view: ["Lake", "TreesWoods"],
    constructionMaterials: ["WoodSiding", "Stone", "Glass"],
    interiorFeatures: ["CathedralCeilings", "BeamedCeilings", "OpenFloorplan", "BuiltInFeatures"],
  },
};
