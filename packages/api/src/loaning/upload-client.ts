import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import { putWithProgress } from "../http/put-with-progress.ts";
import type { UploadFile } from "./photos.schema.ts";

/**
 * Returns one entry with an `uploadUrl` per file, in request order.
 * @throws {ApiError} 401, 403, 413 (`file.size`), 415 (`file.type`), 422.
 */
export function requestUploads(http: Http, files: readonly UploadFile[]) {
  return callForData(http, "POST /v1/realtor/presigned-multi-file-upload", {
    body: { files: [...files] },
    success: [200, 201],
  });
}

export interface UploadOptions {
  /** Called with the share of bytes sent, 0 to 1, if the platform reports it. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** In milliseconds. Default: five minutes. */
  timeoutMs?: number;
}

/**
 * PUT to a signed `uploadUrl` with the file's content type, without a token → 200, 201 or 204.
 * Returns the image's URL: the `uploadUrl` without its query.
 * @throws {ApiError} 403 (expired), 413, 415.
 */
export async function uploadFile(
  http: Http,
  uploadUrl: string,
  file: Blob,
  contentType: string,
  options: UploadOptions = {},
): Promise<string> {
  const { onProgress, signal, timeoutMs = 300_000 } = options;
  const headers = { "content-type": contentType };
  const success = [200, 201, 204];
  const common = { timeoutMs, ...(signal && { signal }) };
  if (onProgress && "XMLHttpRequest" in globalThis) {
    await putWithProgress(uploadUrl, file, { ...common, headers, success, onProgress });
  } else {
    const call = { method: "PUT", body: file, responseType: "none", skipToken: true } as const;
    await http(uploadUrl, { ...common, ...call, headers, success });
  }
  onProgress?.(1);
  const url = new URL(uploadUrl);
  return url.origin + url.pathname;
}
