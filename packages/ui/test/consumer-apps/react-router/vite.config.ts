import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// Vite requires a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({ plugins: [reactRouter()] });
