/**
 * How far a lead is on its way to team chat. pending: to be sent · delivered: arrived · failed: refused
 * by the receiver, retried slowly · kept: no receiver is configured · spam: held back.
 */
export const deliveryStates = ["pending", "delivered", "failed", "kept", "spam"] as const;

export type DeliveryState = (typeof deliveryStates)[number];
