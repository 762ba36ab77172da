import { parentPort, workerData } from "node:worker_threads";

import decodeIco from "decode-ico";

/** The thread of `decodeIcon`: responds with the pixels of an icon with one image, or ends with an error. */
// Its bytes; `decodeIcon` checked their header.
const [image] = decodeIco(workerData as Uint8Array);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has none
parentPort?.postMessage(image?.data);
