import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { NotificationUpdate } from "./notification.schema.ts";

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
