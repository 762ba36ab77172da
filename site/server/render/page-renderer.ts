import type { RequestListener, Server } from "node:http";
import { fileURLToPath } from "node:url";
import { StartError } from "@realtor/server/errors";
import type * as Entry from "#app/entry.server.tsx";
import { type FindAssets, readAssets } from "./assets.ts";
import { type Build, readBuild } from "./client-build.ts";
import { inlineStyles, type PolicySources } from "../http/security-headers.ts";

/** Source of rendered pages: the build, or the source in development. */
export interface PageRenderer {
  loadEntry(): Promise<typeof Entry>;
  assets: FindAssets;
  build: Build;
  clientFolder: string;
  /** What its pages need beyond the content security policy of every page. */
  policySources?: PolicySources;
  /** Adds handlers with precedence over the site. */
  wrap(site: RequestListener): RequestListener;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Renders pages with the last build. */
export async function createBuiltRenderer(): Promise<PageRenderer> {
  const built = new URL("../../dist/server/entry.js", import.meta.url);
  const entry = await import(built.href).catch((error: unknown) => {
    throw new StartError('The site is not built: run "pnpm turbo run build".', {
      cause: error,
    });
  });
  const manifest = new URL("../../dist/client/.vite/manifest.json", import.meta.url);
  return {
    loadEntry: async () => entry as typeof Entry, // built from that module
    assets: readAssets(manifest),
    build: readBuild(manifest),
    clientFolder: `${root}dist/client`,
    wrap: (site) => site,
    close: async () => {},
  };
}

/** Renders pages from source through Vite, with hot reload over the same server. */
export async function createSourceRenderer(server: Server): Promise<PageRenderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  return {
    loadEntry: async () => (await vite.ssrLoadModule("/app/entry.server.tsx")) as typeof Entry,
    assets: (pageFile, lang) => ({
      css: "",
      inlined: [],
      styles: [`/app/fonts/core-${lang}.css`],
      print: "/app/layout/print.css",
      fontClasses: { serif: [], ui: [] },
      coreFont: undefined,
      boot: "/app/hydration/boot.dev.ts",
      analytics: "/app/analytics/analytics.entry.ts",
      build: "",
      page: `/${pageFile}`,
      modules: [],
      fonts: [`generated/visit-${lang}`, "full", "serif"].map((name) => ({
        href: `/app/fonts/${name}.css`,
        faces: [],
        serif: name === "serif",
      })),
    }),
    build: { id: "source", builtAt: new Date().toISOString() },
    clientFolder: `${root}public`,
    // Vite adds the styles of each module with script.
    policySources: inlineStyles,
    wrap: (site) => (request, response) =>
      vite.middlewares(request, response, () => site(request, response)),
    close: () => vite.close(),
  };
}
