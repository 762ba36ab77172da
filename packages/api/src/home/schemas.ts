export * from "./listing.schema.ts";
export * from "./market.schema.ts";
export * from "./routes.ts";
