import * as fc from "fast-check";

/**
 * A fixed seed, so that a failure relates to the current change. `npm run properties` searches for new
 * counterexamples: PROPERTY_SEED=random, with PROPERTY_RUNS examples per property (default 100).
 */
const { PROPERTY_SEED: seed = "20261120", PROPERTY_RUNS: runs = "100" } = process.env;
fc.configureGlobal({
  numRuns: Number(runs),
  ...(seed === "random" ? {} : { seed: Number(seed) }),
});
