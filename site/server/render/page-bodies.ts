import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Coding } from "../http/content-coding.ts";

/** A document, which is compressed with a coding for the first request that accepts it. */
export interface PageBodies {
  /** Bytes of memory to plan for the document with all of its codings. */
  readonly size: number;
  /** The same bytes for all requests with this coding. */
  compress(coding: Coding): Promise<Buffer>;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Size of both codings together, as a part of the document's: those of pages take less than a quarter each. */
const codedPart = 0.5;

/** Creates the bodies of a document, of which only the document itself exists. */
export function createPageBodies(identity: Buffer): PageBodies {
  const bodies = new Map<Coding, Promise<Buffer>>([["identity", Promise.resolve(identity)]]);
  return {
    size: Math.ceil(identity.length * (1 + codedPart)),
    compress(coding) {
      let body = bodies.get(coding);
      if (!body) {
        body = coding === "br" ? compressBrotli(identity) : gzipAsync(identity);
        bodies.set(coding, body);
        body.catch(() => bodies.delete(coding));
      }
      return body;
    },
  };
}

function compressBrotli(document: Buffer): Promise<Buffer> {
  return brotliAsync(document, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 8,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: document.length,
      // With more than 16 bits the encoder allocates 16 MB for each document (docs/decisions/server-cost.md).
      [constants.BROTLI_PARAM_LGWIN]: 16,
    },
  });
}
