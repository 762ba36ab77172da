import * as fc from "fast-check";

/**
 * The same examples in every run, so that a red says something of the change at hand. `npm run soak`
 * looks for new ones: PROPERTY_SEED=random, more of them by PROPERTY_RUNS (100 unless told).
 */
const { PROPERTY_SEED: seed = "20261120", PROPERTY_RUNS: runs = "100" } = process.env;
fc.configureGlobal({
  numRuns: Number(runs),
  ...(seed === "random" ? {} : { seed: Number(seed) }),
});
