/** Statuses that an agent gives to a home by hand, with their RESO names. */
export const statusNames = {
  active: "Active",
  comingSoon: "ComingSoon",
  pending: "Pending",
  closed: "Closed",
  withdrawn: "Withdrawn",
} as const;

export type HomeStatus = keyof typeof statusNames;

/** `Object.keys` widens to string. */
export const homeStatuses = Object.keys(statusNames) as HomeStatus[];

export const offers = ["sale", "rent"] as const;

/** RESO sub types of the kinds of the search; land is a property type. */
export const subTypeNames = {
  single_family: "SingleFamilyResidence",
  condo: "Condominium",
  townhouse: "Townhouse",
  multi_family: "MultiFamily",
  manufactured: "ManufacturedHome",
} as const;

/** Lease terms, with their RESO names. */
export const leaseTerms = {
  months6: "6 Months",
  months12: "12 Months",
  months24: "24 Months",
  monthToMonth: "Month To Month",
  flexible: "Negotiable",
} as const;

export type LeaseTerm = keyof typeof leaseTerms;

export const pets = {
  none: "No",
  cats: "Cats OK",
  smallDogs: "Small Dogs OK",
  largeDogs: "Large Dogs OK",
  ask: "Call",
} as const;

export type Pet = keyof typeof pets;

/** Captions of photos, as the dictionaries of `@realtor/ui` translate them. */
export const captions = {
  front: "Front exterior",
  evening: "Exterior in the evening",
  back: "Back exterior",
  street: "Street view",
  aerial: "Aerial view",
  entry: "Entry",
  living: "Living room",
  family: "Family room",
  dining: "Dining room",
  kitchen: "Kitchen",
  island: "Kitchen island",
  primaryBedroom: "Primary bedroom",
  bedroom: "Bedroom",
  primaryBathroom: "Primary bathroom",
  bathroom: "Bathroom",
  closet: "Walk-in closet",
  office: "Office",
  loft: "Loft",
  bonus: "Bonus room",
  laundry: "Laundry room",
  stairs: "Stairs",
  hallway: "Hallway",
  fireplace: "Fireplace",
  basement: "Basement",
  garage: "Garage",
  driveway: "Driveway",
  patio: "Patio",
  deck: "Deck",
  balcony: "Balcony",
  porch: "Front porch",
  yard: "Backyard",
  garden: "Garden",
  pool: "Pool",
  communityPool: "Community pool",
  clubhouse: "Clubhouse",
  gym: "Fitness center",
  view: "View",
  cityView: "City view",
  oceanView: "Ocean view",
  floorPlan: "Floor plan",
  map: "Site plan",
} as const;

export type Caption = keyof typeof captions;

/** Rooms that the form offers, as the dictionaries of `@realtor/ui` translate them. */
export const roomTypes = [
  "Living room",
  "Family room",
  "Great room",
  "Dining room",
  "Kitchen",
  "Primary bedroom",
  "Bedroom",
  "Primary bathroom",
  "Bathroom",
  "Office",
  "Den",
  "Loft",
  "Bonus room",
  "Media room",
  "Gym",
  "Laundry",
  "Basement",
  "Garage",
  "Balcony",
  "Patio",
] as const;

/** Lookup values of RESO that the form offers, as the dictionaries of `@realtor/ui` translate them. */
export const buildingFeatures = {
  heating: ["Forced Air", "Heat Pump", "Radiant", "Fireplace", "Natural Gas", "Electric", "Solar"],
  cooling: ["Central Air", "Ductless", "Heat Pump", "Ceiling Fans", "Zoned"],
  parkingFeatures: [
    "Attached Garage",
    "Detached Garage",
    "Carport",
    "Driveway",
    "Assigned",
    "Underground",
    "On Street",
    "Electric Vehicle Charging Stations",
  ],
  view: ["Ocean", "Mountains", "City Lights", "Park Greenbelt", "Lake", "Hills", "Pool", "Garden"],
  roof: ["Tile", "Spanish Tile", "Shingle", "Metal", "Flat", "Slate"],
  constructionMaterials: ["Stucco", "Wood Siding", "Brick", "Stone", "Concrete", "Steel"],
} as const;

export type BuildingFeature = keyof typeof buildingFeatures;

/** Notes to an open house. */
export const openHouseNotes = {
  refreshments: "Refreshments are served.",
  parkStreet: "Park on the street.",
  parkDriveway: "Park in the driveway.",
  gateCode: "Ask the agent for the gate code.",
  signIn: "Sign in at the door.",
  appointment: "By appointment only.",
  korean: "An agent who speaks Korean is there.",
  japanese: "An agent who speaks Japanese is there.",
} as const;

export type OpenHouseNote = keyof typeof openHouseNotes;

/** What was changed in a digitally altered photo, with the words of RESO's `MediaAlteration`. */
export const alterations = {
  sky: "Sky Replacement",
  furniture: "Virtually Staged",
  removed: "Object Removed",
  grass: "Grass Enhanced",
  surfaces: "Surfaces Changed",
  view: "Window View Changed",
  /** Nothing is said yet of what was changed. */
  other: "Digitally Altered",
} as const;

export type Alteration = keyof typeof alterations;
