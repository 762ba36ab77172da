export * from "./listing.schema.ts";
export * from "./routes.ts";
