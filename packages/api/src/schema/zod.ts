/**
 * Zod, configured before the first schema exists: every schema imports it from here. package.json
 * lists this file in `sideEffects`, so that bundlers keep the configuration.
 */
import * as z from "zod";

// Zod's JIT uses `new Function`, which Trusted Types blocks and reports.
if ("document" in globalThis) z.config({ jitless: true });

export { z };
