export * from "./address.schema.ts";
export * from "./document.schema.ts";
export * from "./routes.ts";
export * from "./version.schema.ts";
