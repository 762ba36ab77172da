/** A file, open for reading. */
export interface OpenFile {
  /** In bytes. */
  readonly size: number;
  /** The content; may be called once. */
  readonly stream: () => ReadableStream<Uint8Array>;
  /** Releases a file whose content is not read. */
  readonly close: () => Promise<void>;
}

export interface FileEntry {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/**
 * Files by key, in a folder of this machine or in an S3 bucket that several machines share. A reader never
 * sees a part of a file; one without content, which a crash can leave, counts as missing. Every method rejects with a `FilesUnavailableError` if the store does not respond
 * or has no space left, and with a `TypeError` for an invalid key.
 */
export interface FileStore {
  /** Undefined if there is no such file. */
  open(key: string): Promise<OpenFile | undefined>;
  read(key: string): Promise<Buffer | undefined>;
  /** Creates or replaces a file, which may be lost when the machine crashes within seconds. */
  write(key: string, body: Uint8Array): Promise<void>;
  /**
   * Creates a file that never changes and is on the disk when the promise resolves. The same content again
   * is accepted.
   * @returns false if there is a file of this key with other content.
   */
  writeOnce(key: string, body: Uint8Array): Promise<boolean>;
  /** Removes a file if it exists. */
  remove(key: string): Promise<void>;
  /** The files whose keys start with `prefix/`, in no particular order. */
  list(prefix: string): AsyncIterable<FileEntry>;
}

/** The store does not respond, refuses the request or has no space left: a retry may succeed. */
export class FilesUnavailableError extends Error {
  override name = "FilesUnavailableError";
}

/** Segments of letters, digits, ".", "_" and "-" that do not start with a dot: no path leaves the store. */
const validKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Keys are also names of files, and S3 allows 1,024 bytes. */
const maxKeyLength = 200;

/**
 * Returns the key.
 * @throws TypeError unless it is valid.
 */
export function checkKey(key: string): string {
  if (key.length <= maxKeyLength && validKey.test(key)) return key;
  throw new TypeError(
    `"${key.slice(0, maxKeyLength)}" is not a key of a file: use up to ${maxKeyLength} letters, digits, ".", "_", "-" and "/".`,
  );
}
