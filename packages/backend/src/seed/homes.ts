/**
 * The sample images by the home that they show; the homes are fictitious. By image name, without
 * extension: what an agent enters in the MLS as its description. A home suits a city only if houses
 * like it exist there: palms and dry mountains are in California, the lake and red brick in Georgia.
 */
export const homes = {
  // California modern with stone, timber eaves and a pool.
  "hillside-modern": {
    "hero-dusk-pool": "Pool at dusk",
    "exterior-hillside-day": "Front exterior",
    "exterior-hillside-terrace": "Terrace with fire pit",
  },
  // White board and batten with a pergola.
  "coastal-farmhouse": {
    "hero-day-coastal": "Front exterior",
    "exterior-coastal-dusk": "Exterior at dusk",
    "patio-pergola": "Patio",
  },
  // White stucco, terracotta and arches.
  "mediterranean-villa": {
    "exterior-mediterranean": "Front exterior",
    "exterior-mediterranean-dusk": "Exterior at dusk",
    "exterior-mediterranean-loggia": "Loggia",
  },
  // Breeze-block and an orange door, in front of dry mountains.
  "midcentury-ranch": {
    "exterior-midcentury": "Front exterior",
    "exterior-midcentury-dusk": "Exterior at dusk",
  },
  // Sage-green shingles, stone piers and a porch.
  "craftsman-bungalow": {
    "exterior-craftsman-day": "Front exterior",
    "exterior-craftsman-dusk": "Front porch at dusk",
  },
  // Red brick with a white portico.
  "georgia-brick": {
    "exterior-georgia-brick": "Front exterior",
    "exterior-georgia-golden": "Exterior in the evening",
  },
  // Towers with palms in front, and the view from inside.
  "city-condominium": {
    "exterior-condo-sunset": "Building at sunset",
    "exterior-condo-blue-hour": "Building at night",
    "interior-condo-living": "Living room",
    "card-skyline-blue-hour": "City view",
  },
  // Tile roofs, a veranda and raked gravel.
  "japanese-garden-house": {
    "exterior-japanese-garden": "Garden",
    "exterior-japanese-dusk": "Exterior at dusk",
    "interior-japanese-room": "Tatami room",
  },
  // A row with bay windows and stoops.
  "brick-townhouse": {
    "exterior-townhouse-row": "Street view",
  },
  // Dark timber, a glazed gable and a dock.
  "lakeside-house": {
    "exterior-lakeside-evening": "Lake side in the evening",
    "exterior-lakeside-day": "Lake side",
  },
  // Rooms that suit several of the homes.
  rooms: {
    "interior-living-room": "Living room",
    "interior-living-fireplace": "Fireplace",
    "interior-kitchen-island": "Kitchen",
    "interior-dining": "Dining room",
    "interior-bathroom": "Primary bathroom",
    "interior-bedroom": "Primary bedroom",
    "interior-study": "Study",
  },
} as const satisfies Record<string, Record<string, string>>;

type Homes = typeof homes;

/** Name of a sample image, without extension. */
export type ImageName = { [Home in keyof Homes]: keyof Homes[Home] }[keyof Homes];

/** Name of a home; `rooms` is none. */
export type HomeName = Exclude<keyof Homes, "rooms">;

const homeNames = new Map(
  Object.entries(homes).flatMap(([home, images]) =>
    // `Object.entries` types keys as strings.
    Object.keys(images).map((image) => [image, home as keyof Homes] as const),
  ),
);

/** Returns the home that an image shows, or `rooms` for a room that suits several homes. */
export function findHome(image: ImageName): keyof Homes {
  return homeNames.get(image) ?? "rooms";
}

/** By image, as an agent describes a photo in the MLS. */
export const mlsDescriptions: ReadonlyMap<string, string> = new Map(
  Object.values(homes).flatMap((images) => Object.entries<string>(images)),
);
