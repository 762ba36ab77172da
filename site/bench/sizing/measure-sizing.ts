import { startPostgres } from "../../../packages/server/test/fixtures/postgres.ts";
import { startS3 } from "../../../packages/server/test/fixtures/s3.ts";
import { type Level, type LevelOptions, measureLevel } from "./measure-level.ts";

interface SizingOptions extends Pick<LevelOptions, "visitors" | "scale" | "report"> {
  agents: readonly number[];
}

/** Measures one number of agents after another, with a PostgreSQL and an S3 server of its own. */
export async function measureSizing({ agents, ...options }: SizingOptions): Promise<Level[]> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const levels: Level[] = [];
  try {
    for (const count of agents)
      levels.push(await measureLevel({ ...options, agents: count, servers: { postgres, s3 } }));
  } finally {
    await Promise.all([postgres.stop(), s3.stop()]);
  }
  return levels;
}
