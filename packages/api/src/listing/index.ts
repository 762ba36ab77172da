export * from "./address-key.ts";
export type * from "./address.schema.ts";
export * from "./client.ts";
export * from "./conditions.ts";
export type * from "./document.schema.ts";
export * from "./photos.ts";
export * from "./to-record.ts";
export type * from "./version.schema.ts";
export * from "./vocabulary.ts";
