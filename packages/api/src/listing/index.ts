export * from "./address-key.ts";
export * from "./client.ts";
export * from "./conditions.ts";
export * from "./days.ts";
export type * from "./document.schema.ts";
export * from "./photos.ts";
export * from "./to-record.ts";
export * from "./vocabulary.ts";
