import { Pool, type PoolClient } from "pg";

type Callback = Parameters<Pool["connect"]>[0];

/**
 * A pool that takes a connection back when it ends while it is used. Drizzle never returns the one whose `begin`
 * fails, so that each would leave the pool a connection smaller, until requests wait forever.
 */
export class DatabasePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releaseAtEnd);
  }
}

function releaseAtEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off("end", onEnd);
    release(error);
  };
  const onEnd = () => client.release(true);
  return client.on("end", onEnd);
}
