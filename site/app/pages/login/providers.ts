/** Providers of a sign-in that have a button, in their order. */
export const providers = ["kakao", "line", "google"] as const;
export type Provider = (typeof providers)[number];
