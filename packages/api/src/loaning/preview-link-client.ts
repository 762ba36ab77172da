import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";

/**
 * Returns the open preview link of a homepage, or null.
 * @throws {ApiError} 401, 403, 404.
 */
export async function getPreviewLink(http: Http, realtorId: string) {
  const { link } = await callForData(http, "GET /v1/realtor-preview-links/{realtorId}", {
    params: { realtorId },
  });
  return link;
}

/**
 * Creates a preview link, which ends the one before.
 * @throws {ApiError} 401, 403, 404.
 */
export function createPreviewLink(http: Http, realtorId: string) {
  return callForData(http, "POST /v1/realtor-preview-links/{realtorId}", {
    params: { realtorId },
    success: 201,
  });
}

/**
 * Ends the preview link of a homepage, if there is one.
 * @throws {ApiError} 401, 403, 404.
 */
export async function endPreviewLink(http: Http, realtorId: string): Promise<void> {
  await callForData(http, "DELETE /v1/realtor-preview-links/{realtorId}", {
    params: { realtorId },
  });
}

/**
 * Returns the profile with its draft for a preview link, and counts it as opened.
 * @throws {ApiError} 404 `preview.ended` for a link that has expired, was ended or never existed.
 */
export function openPreview(http: Http, token: string) {
  return callForData(http, "POST /v1/realtor-previews", { body: { token }, skipToken: true });
}
