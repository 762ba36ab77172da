import { setTimeout as wait } from "node:timers/promises";
import { type WriteKind, writeKinds } from "./ledger.ts";
import type { Write, WriteSource } from "./writes.ts";

/** Milliseconds between two writes of each kind. */
export type Pauses = Readonly<Record<WriteKind, number>>;

/** More of each would mostly measure the machine that the product, its receivers and the writers share. */
export const steadyPauses: Pauses = {
  lead: 600,
  contact: 300,
  draft: 250,
  publish: 500,
  photo: 1500,
};

/** Half of that: several scenarios run at the same time. */
export const quickPauses: Pauses = {
  lead: 1000,
  contact: 600,
  draft: 500,
  publish: 1000,
  photo: 1500,
};

const retryMs = 100;

/** Writers that run until they are stopped. */
export interface Writers {
  /** Ends after the running writes are acknowledged; rejects if one is not within `ms`. */
  stop(ms?: number): Promise<void>;
}

/** Writes of every kind one after another; each is sent again until it is acknowledged. */
export function keepWriting(source: WriteSource, pauses: Pauses): Writers {
  const state = { deadline: Infinity, isStopping: false };
  const loops = writeKinds.map(async (kind) => {
    while (!state.isStopping) {
      await sendUntilAcknowledged(source[kind](), () => Date.now() < state.deadline);
      await wait(pauses[kind]);
    }
  });
  return {
    async stop(ms = 60_000) {
      state.isStopping = true;
      state.deadline = Date.now() + ms;
      await Promise.all(loops);
    },
  };
}

/** Kinds with a key: sent again, they are still stored once. */
const keyed: ReadonlySet<WriteKind> = new Set(["lead", "contact"]);

/**
 * Sends a write until it is acknowledged, as a visitor who presses the button again, and a write with a key
 * once more, as a browser that lost the response.
 */
export async function sendUntilAcknowledged(
  write: Write,
  mayContinue: () => boolean,
): Promise<void> {
  for (;;) {
    const status = await write.send();
    if (status === 201) {
      if (keyed.has(write.kind)) await write.send();
      return;
    }
    if (!mayContinue()) throw new Error(`A ${write.kind} is refused with ${status} to the end.`);
    await wait(retryMs);
  }
}

/** One moment of load: several writes of each kind at the same time. */
export function sendBurst(source: WriteSource): Promise<number>[] {
  const counts: Readonly<Record<WriteKind, number>> = {
    lead: 2,
    contact: 4,
    draft: 1,
    publish: 1,
    photo: 2,
  };
  return writeKinds.flatMap((kind) =>
    Array.from({ length: counts[kind] }, () => source[kind]().send()),
  );
}
