/**
 * Delivery of a lead or contact request: pending (queued), delivered, failed (rejected by the receiver,
 * retried slowly), kept (no receiver configured), spam (not sent).
 */
export const deliveryStates = ["pending", "delivered", "failed", "kept", "spam"] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Delivery of a notification; summarized (beyond the ceiling of a day: it is in a summary mail instead). */
export const notificationStates = [...deliveryStates, "summarized"] as const;

export type NotificationState = (typeof notificationStates)[number];
