type Coordinates = readonly [latitude: number, longitude: number];

/**
 * Centers of the cities of `place-names.ts` in degrees north and west, rounded to .01 (about 1 km). Median
 * of the city's ZIP code coordinates (US Census Bureau, public domain); for places without a ZIP code of
 * their own, their entry in the USGS Geographic Names Information System (public domain).
 */
const centers: Record<string, Coordinates> = {
  alpharetta: [34.08, 84.29],
  anaheim: [33.84, 117.91],
  arcadia: [34.14, 118.04],
  atlanta: [33.75, 84.39],
  "beverly hills": [34.07, 118.4],
  brea: [33.92, 117.88],
  brookhaven: [33.87, 84.34],
  "buena park": [33.86, 118],
  burbank: [34.18, 118.31],
  "costa mesa": [33.65, 117.92],
  "culver city": [34.02, 118.4],
  cumming: [34.21, 84.14],
  cypress: [33.82, 118.04],
  decatur: [33.77, 84.3],
  "del mar": [32.96, 117.26],
  "diamond bar": [34.01, 117.81],
  duluth: [34, 84.14],
  fullerton: [33.88, 117.92],
  "garden grove": [33.78, 117.96],
  gardena: [33.89, 118.3],
  glendale: [34.14, 118.26],
  "huntington beach": [33.69, 118],
  irvine: [33.69, 117.81],
  "johns creek": [34.03, 84.2],
  "la jolla": [32.85, 117.27],
  "la mirada": [33.91, 118.01],
  "laguna beach": [33.54, 117.78],
  "laguna niguel": [33.53, 117.71],
  lawrenceville: [33.95, 83.99],
  "long beach": [33.79, 118.19],
  "los angeles": [34.05, 118.25],
  "manhattan beach": [33.89, 118.4],
  marietta: [33.95, 84.55],
  "mission viejo": [33.61, 117.65],
  "newport beach": [33.62, 117.89],
  norcross: [33.94, 84.21],
  "palos verdes": [33.79, 118.38],
  pasadena: [34.15, 118.14],
  "peachtree city": [33.4, 84.59],
  "redondo beach": [33.85, 118.38],
  roswell: [34.02, 84.36],
  "san diego": [32.72, 117.16],
  "san francisco": [37.77, 122.42],
  "san jose": [37.33, 121.89],
  "sandy springs": [33.92, 84.38],
  "santa monica": [34.02, 118.49],
  "silver lake": [34.09, 118.27],
  suwanee: [34.05, 84.07],
  torrance: [33.83, 118.33],
  tustin: [33.74, 117.82],
  "yorba linda": [33.89, 117.79],
};

/** The cities with known centers, in lower case. */
export const knownPlaces: readonly string[] = Object.keys(centers);

/** Returns the center of a US city in degrees, east and north positive; null if it is not known. */
export function placeCoordinates(city: string): { latitude: number; longitude: number } | null {
  const known = centers[city.trim().toLowerCase()];
  return known ? { latitude: known[0], longitude: -known[1] } : null;
}
