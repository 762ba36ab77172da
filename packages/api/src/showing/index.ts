export * from "./format-wish.ts";
export * from "./showing.ts";
export * from "./zone-places.ts";
export * from "./zoned-time.ts";
