export * from "./document.schema.ts";
export * from "./routes.ts";
