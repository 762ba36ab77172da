const errorResponse = "E".charCodeAt(0);
const headerLength = 5;
/** The field of an error that has its severity in English, whatever the locale. */
const panicField = "VPANIC\0";

/**
 * Reads the server's messages of a session, in parts of any size, and calls `onPanic` when one is an error
 * that ends the server: a PostgreSQL server ends all its sessions then and recovers.
 */
export function watchForPanic(onPanic: () => void): (part: Uint8Array) => void {
  let buffered = Buffer.alloc(0);
  return (part) => {
    buffered = buffered.length === 0 ? Buffer.from(part) : Buffer.concat([buffered, part]);
    for (;;) {
      if (buffered.length < headerLength) return;
      const length = 1 + buffered.readInt32BE(1);
      if (buffered.length < length) return;
      if (buffered[0] === errorResponse && buffered.subarray(0, length).includes(panicField))
        onPanic();
      buffered = buffered.subarray(length);
    }
  };
}
