/** A real city of the sample agents' regions; its streets are fictitious. */
export interface SampleCity {
  state: "CA" | "GA";
  county: string;
  postalCode: string;
  /** Approximate center, around which coordinates are generated. */
  latitude: number;
  longitude: number;
  /** Price of an average house in US dollars. */
  typicalPrice: number;
}

const city = (
  state: SampleCity["state"],
  county: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  typicalPrice: number,
): SampleCity => ({ state, county, postalCode, latitude, longitude, typicalPrice });

/** Irvine is first: it is the default city of a search. */
export const sampleCities: Record<string, SampleCity> = {
  Irvine: city("CA", "Orange", "92618", 33.68, -117.77, 1_600_000),
  Tustin: city("CA", "Orange", "92782", 33.74, -117.79, 1_300_000),
  "Newport Beach": city("CA", "Orange", "92660", 33.62, -117.88, 3_200_000),
  Fullerton: city("CA", "Orange", "92835", 33.89, -117.92, 1_050_000),
  "Buena Park": city("CA", "Orange", "90620", 33.85, -118.01, 950_000),
  Brea: city("CA", "Orange", "92821", 33.92, -117.9, 1_150_000),
  "Costa Mesa": city("CA", "Orange", "92627", 33.65, -117.91, 1_350_000),
  "Huntington Beach": city("CA", "Orange", "92648", 33.68, -118, 1_400_000),
  "Los Angeles": city("CA", "Los Angeles", "90027", 34.1, -118.29, 1_200_000),
  Torrance: city("CA", "Los Angeles", "90505", 33.82, -118.34, 1_250_000),
  "Redondo Beach": city("CA", "Los Angeles", "90277", 33.84, -118.38, 1_700_000),
  "Palos Verdes": city("CA", "Los Angeles", "90274", 33.79, -118.38, 2_400_000),
  "Culver City": city("CA", "Los Angeles", "90230", 34.02, -118.39, 1_650_000),
  "Santa Monica": city("CA", "Los Angeles", "90402", 34.03, -118.5, 2_600_000),
  Pasadena: city("CA", "Los Angeles", "91104", 34.16, -118.14, 1_400_000),
  "Silver Lake": city("CA", "Los Angeles", "90026", 34.09, -118.27, 1_500_000),
  "San Diego": city("CA", "San Diego", "92103", 32.75, -117.17, 1_150_000),
  "La Jolla": city("CA", "San Diego", "92037", 32.84, -117.26, 2_900_000),
  "Del Mar": city("CA", "San Diego", "92014", 32.96, -117.26, 3_100_000),
  Duluth: city("GA", "Gwinnett", "30096", 34, -84.14, 520_000),
  Suwanee: city("GA", "Gwinnett", "30024", 34.05, -84.07, 610_000),
  Lawrenceville: city("GA", "Gwinnett", "30043", 33.96, -83.99, 450_000),
  Atlanta: city("GA", "Fulton", "30306", 33.78, -84.35, 680_000),
  "Johns Creek": city("GA", "Fulton", "30097", 34.03, -84.2, 760_000),
  Alpharetta: city("GA", "Fulton", "30009", 34.07, -84.29, 820_000),
  Decatur: city("GA", "DeKalb", "30030", 33.77, -84.3, 690_000),
  Brookhaven: city("GA", "DeKalb", "30319", 33.87, -84.34, 780_000),
  Cumming: city("GA", "Forsyth", "30040", 34.21, -84.14, 560_000),
};
