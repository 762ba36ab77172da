import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartError } from "./errors.ts";

/** What the site needs of `RESO_MARKETS`; the services check the rest. */
const markets = z.array(
  z.object({ photos: z.string().optional(), photoHosts: z.array(z.string()).optional() }),
);

/**
 * Hosts from which visitors load photos of markets, by the file at `RESO_MARKETS`: of those whose license asks for
 * the market's own addresses.
 * @throws {StartError} if the file is no list of markets.
 */
export function readMarketPhotoHosts(file: string | undefined): readonly string[] {
  if (file === undefined) return [];
  try {
    return markets
      .parse(JSON.parse(readFileSync(file, "utf8")))
      .flatMap(({ photos, photoHosts = [] }) => (photos === "address" ? photoHosts : []));
  } catch {
    throw new StartError(
      "RESO_MARKETS is not a readable list of markets: correct the file, see docs/running.md, or unset the variable.",
    );
  }
}
