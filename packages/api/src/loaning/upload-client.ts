import type { Http } from "../http/http.ts";
import { putWithProgress } from "../http/put-with-progress.ts";
import type { UploadAnswer, UploadFile } from "./photos.schema.ts";

/**
 * POST /v1/realtor/presigned-multi-file-upload → 200 or 201, one entry with an `uploadUrl` for each
 * file, in their order. ApiError 401, 403, 413 (`file.size`), 415 (`file.type`), 422.
 */
export async function requestUploads(
  http: Http,
  files: readonly UploadFile[],
): Promise<UploadAnswer> {
  const path = "/v1/realtor/presigned-multi-file-upload";
  const call = { method: "POST", body: { files }, success: [200, 201] } as const;
  return (await http<UploadAnswer>(path, call)).data;
}

export interface UploadOptions {
  /** Told the share of bytes sent, 0 to 1, as far as the platform reports it. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Milliseconds; five minutes unless given. */
  timeoutMs?: number;
}

/**
 * PUT to a signed `uploadUrl` with the file's content type, without a token → 200, 201 or 204. Answers
 * the picture's address: the `uploadUrl` without its query (SPEC section 7). ApiError 403 (expired), 413, 415.
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
    const call = { method: "PUT", body: file, answer: "none", skipToken: true } as const;
    await http(uploadUrl, { ...common, ...call, headers, success });
  }
  onProgress?.(1);
  const url = new URL(uploadUrl);
  return url.origin + url.pathname;
}
