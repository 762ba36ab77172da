import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { ContactPointAnswer, NotificationUpdate } from "./notification.schema.ts";

/**
 * Returns how the signed-in agent is notified of contact requests.
 * @throws {ApiError} 401, 403.
 */
export function getNotificationSettings(http: Http) {
  return callForData(http, "GET /v1/notification-settings", {});
}

/**
 * Changes the settings and returns them. Omitted fields do not change.
 * @throws {ApiError} 401, 403, 422.
 */
export function updateNotificationSettings(http: Http, changes: NotificationUpdate) {
  return callForData(http, "PATCH /v1/notification-settings", { body: changes });
}

/**
 * Sends the link or code of an address or number again and returns the settings.
 * @throws {ApiError} 401, 403, 404 (not waiting), 409 `mail.unconfigured` or `mail.refused`, 429, 503
 * `mail.unavailable`.
 */
export function sendConfirmation(http: Http, contactPointId: string) {
  const name = "POST /v1/contact-points/{id}/sends";
  return callForData(http, name, { params: { id: contactPointId } });
}

/**
 * Confirms a phone number with the code of the text message and returns the settings.
 * @throws {ApiError} 400 `auth.wrongCode`, 401, 403, 404 (not waiting), 429.
 */
export function confirmWithCode(http: Http, contactPointId: string, code: string) {
  const name = "POST /v1/contact-points/{id}/code";
  return callForData(http, name, { params: { id: contactPointId }, body: { code } });
}

/**
 * Returns what the link of a confirmation mail leads to, and changes nothing.
 * @throws {ApiError} 422, 429.
 */
export function getContactPointLink(http: Http, token: string) {
  return callForData(http, "POST /v1/contact-point-links", { body: { token }, skipToken: true });
}

/**
 * Confirms or refuses the notices to the address of a link.
 * @throws {ApiError} 422, 429.
 */
export function answerContactPointLink(http: Http, answer: ContactPointAnswer) {
  return callForData(http, "POST /v1/contact-point-links/answers", {
    body: answer,
    skipToken: true,
  });
}

/**
 * Returns the configured channels and the numbers of undelivered notifications. For admins.
 * @throws {ApiError} 401, 403.
 */
export function getNotificationStatus(http: Http) {
  return callForData(http, "GET /v1/notification-status", {});
}

/**
 * Queues the refused notifications of a contact request again and returns the request.
 * @throws {ApiError} 401, 403, 404.
 */
export function resendNotifications(http: Http, contactId: string) {
  const name = "POST /v1/realtor-contacts/{id}/deliveries";
  return callForData(http, name, { params: { id: contactId } });
}

/**
 * Queues all refused notifications that the user may see again and returns their number.
 * @throws {ApiError} 401, 403.
 */
export async function resendAllNotifications(http: Http): Promise<number> {
  return (await callForData(http, "POST /v1/realtor-contacts/deliveries", {})).queued;
}
