import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";

/**
 * Returns the own domain of a homepage with the state of its proof.
 * @throws {ApiError} 401, 403, 404.
 */
export function getDomain(http: Http, realtorId: string) {
  return callForData(http, "GET /v1/realtor/{id}/domain", { params: { id: realtorId } });
}

/**
 * Looks for the proof of the own domain now and returns the result. Takes a few seconds.
 * @throws {ApiError} 401, 403, 404, 429.
 */
export function checkDomain(http: Http, realtorId: string) {
  return callForData(http, "POST /v1/realtor/{id}/domain/check", { params: { id: realtorId } });
}
