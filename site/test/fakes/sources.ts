import type { Sources } from "#app/data/sources.ts";

/** Sources without any data; `given` replaces what a test needs. */
export function createFakeSources(given: Partial<Sources> = {}): Sources {
  return {
    getRealtor: async () => null,
    findRealtor(idOrOrigin) {
      return this.getRealtor(idOrOrigin);
    },
    getRealtors: async () => [],
    openPreview: async () => null,
    listProviders: async () => [],
    getListings: async () => null,
    getHome: async () => null,
    getCityHomes: async () => null,
    getMarkets: async () => [],
    getListingStatus: async () => null,
    getCoverLuminance: async () => null,
    getPhotoColors: async () => new Map(),
    ...given,
  };
}
