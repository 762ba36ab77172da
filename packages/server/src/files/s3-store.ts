import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from "cockatiel";
import { checkKey, FilesUnavailableError, type FileStore } from "./file-store.ts";

export interface S3Settings {
  /** Origin of the store; undefined for AWS in `region`. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Undefined for those of the machine, such as a role on AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Milliseconds until the connection is open, and between two parts of a response. */
const defaultTimeouts = { connectionTimeout: 2000, requestTimeout: 5000 };

/** Failures in a row after which the store is left alone, and milliseconds until it is tried again. */
const circuit = { failures: 3, halfOpenAfter: 2000 };

export interface S3Store extends FileStore {
  readonly close: () => void;
}

/**
 * Files in a bucket of an S3-compatible store, which all machines share. After several failures in a row calls
 * fail at once, so that pages do not wait for a store that does not respond.
 */
export function createS3Store(
  { bucket: Bucket, ...settings }: S3Settings,
  timeouts = defaultTimeouts,
): S3Store {
  const client = new S3Client({
    region: settings.region,
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
    // Other stores than AWS have one host for all buckets.
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    maxAttempts: 2,
    // Other stores do not know AWS's trailing checksums; the transfer itself is protected by TLS.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  client.middlewareStack.add(
    (next) => async (call) => {
      const result = await next(call);
      // The SDK leaves the type of a transport's response open.
      const { headers } = result.response as { headers?: Readonly<Record<string, string>> };
      // Files are stored without a type, and a store's own responses are XML or empty.
      if (headers?.["content-type"]?.startsWith("text/html"))
        throw new TypeError("The response is a page.");
      return result;
    },
    { step: "deserialize" },
  );
  // Separate, since a store can refuse to write and still be read.
  const [reading, writing] = [createCircuit(), createCircuit()];

  async function get(key: string) {
    const Key = checkKey(key);
    try {
      const { Body, ContentLength, ...found } = await client.send(
        new GetObjectCommand({ Bucket, Key }),
      );
      if (Body === undefined || ContentLength === undefined)
        throw new Error("The response has no content or no length.");
      requireStore(found);
      // Without content, which a crash of the store can leave.
      if (ContentLength === 0) return undefined;
      return { body: Body, size: ContentLength };
    } catch (error) {
      // Not any 404, which is also a missing bucket or another program.
      if (error instanceof NoSuchKey) return undefined;
      throw toUnavailable(error);
    }
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const found = await get(key);
    if (!found) return undefined;
    const bytes = await found.body.transformToByteArray().catch((error: unknown) => {
      throw toUnavailable(error);
    });
    if (bytes.length !== found.size) throw new FilesUnavailableError("The response is incomplete.");
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  async function put(key: string, body: Uint8Array, onlyNew: boolean): Promise<boolean> {
    const condition = onlyNew ? { IfNoneMatch: "*" } : {};
    const command = new PutObjectCommand({ Bucket, Key: checkKey(key), Body: body, ...condition });
    try {
      requireStore(await client.send(command));
      return true;
    } catch (error) {
      if (onlyNew && statusOf(error) === 412) return false;
      throw toUnavailable(error);
    }
  }

  return {
    async open(key) {
      const found = await reading(() => get(key));
      if (!found) return undefined;
      const stream = found.body.transformToWebStream();
      return { size: found.size, stream: () => stream, close: () => stream.cancel() };
    },
    read: (key) => reading(() => read(key)),
    write: (key, body) => writing(async () => void (await put(key, body, false))),
    writeOnce: (key, body) =>
      writing(async () => {
        // Not all stores know the condition, so that the file is read first.
        const stored = (await read(key)) ?? ((await put(key, body, true)) ? body : await read(key));
        // The condition has kept an object without content.
        if (stored === undefined) return put(key, body, false);
        return Buffer.compare(stored, body) === 0;
      }),
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: checkKey(key) });
      await writing(() => client.send(command).catch(rethrow));
    },
    async *list(prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${checkKey(prefix)}/` });
      try {
        for await (const { Contents = [], IsTruncated } of pages) {
          // An empty list would look as if there were no photos, for example to a backup.
          if (IsTruncated === undefined) throw new Error("The response is not a list.");
          for (const { Key, Size, LastModified } of Contents)
            if (Key !== undefined && Size !== undefined && LastModified !== undefined)
              yield { key: Key, size: Size, modifiedAt: LastModified };
        }
      } catch (error) {
        throw toUnavailable(error);
      }
    },
    close: () => client.destroy(),
  };
}

/**
 * Every S3 store names a file's version in `ETag`. A proxy or another program that responds with 200 does not:
 * a photo would count as stored, or a maintenance page as a photo.
 * @throws unless the response is that of a store.
 */
function requireStore({ ETag }: { ETag?: string | undefined }): void {
  if (ETag === undefined) throw new TypeError("The response is not that of an S3 store.");
}

/** Runs work that may throw a `FilesUnavailableError`, which it does at once after several in a row. */
function createCircuit() {
  const { failures, halfOpenAfter } = circuit;
  const breaker = circuitBreaker(handleType(FilesUnavailableError), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter,
  });
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await breaker.execute(work);
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      throw new FilesUnavailableError("The S3 store failed several times and is tried again soon.");
    }
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

function rethrow(error: unknown): never {
  throw toUnavailable(error);
}

/** The cause can contain the address and headers of the request; the message is for the log's reader. */
function toUnavailable(error: unknown): FilesUnavailableError {
  if (error instanceof FilesUnavailableError) return error;
  const status = statusOf(error);
  const reason = status === undefined ? nameOf(error) : `${nameOf(error)}, status ${status}`;
  return new FilesUnavailableError(`The S3 store cannot be used (${reason}).`, { cause: error });
}
