/** A consumer application that installs the package. */
export interface App {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** Files to copy, by path in the application. */
  readonly sources: Readonly<Record<string, URL>>;
  /** Contents of files to write, by path. */
  readonly generatedFiles: Readonly<Record<string, string>>;
  readonly build: readonly (readonly string[])[];
  readonly serve: (port: number) => readonly string[];
  /** Paths of two pages that must load equally large scripts. */
  readonly equalScripts?: readonly [path: string, other: string];
  /** It has the pages `/links` and `/links/other` below a `LinkProvider`. */
  readonly routesLinks?: true;
}

const react = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  typescript: "7.0.2",
  "@types/node": "24.19.2",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
};

const tsconfig = {
  compilerOptions: {
    target: "es2022",
    lib: ["dom", "es2022"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    types: ["node"],
  },
};

const homepage = new URL("homepage.tsx", import.meta.url);
const content = new URL("content.ts", import.meta.url);
const links = new URL("links.tsx", import.meta.url);
const bin = (name: string) => `node_modules/.bin/${name}`;

export const vite: App = {
  name: "Vite",
  dependencies: { ...react, vite: "8.3.8" },
  sources: {
    "homepage.tsx": homepage,
    "content.ts": content,
    "src/main.tsx": new URL("vite/main.tsx", import.meta.url),
    "src/entry-server.tsx": new URL("vite/entry-server.tsx", import.meta.url),
    "serve.ts": new URL("vite/serve.ts", import.meta.url),
  },
  generatedFiles: {
    "tsconfig.json": JSON.stringify({ ...tsconfig, include: ["src", "serve.ts", "homepage.tsx"] }),
    "index.html":
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consumer</title><link rel="icon" href="data:,"></head>' +
      '<body><div id="root"><!--body--></div><script type="module" src="/src/main.tsx"></script></body></html>',
  },
  build: [
    [bin("tsc")],
    [bin("vite"), "build", "--outDir", "dist/client"],
    [bin("vite"), "build", "--ssr", "src/entry-server.tsx", "--outDir", "dist/server"],
  ],
  serve: (port) => [process.execPath, "serve.ts", String(port)],
};

/** A page with a button, which is imported from the package itself or from its part. */
const buttonPage = (from: string) =>
  `import { Button } from "${from}";\nexport default function Page() {\n  return <Button href="#main">Top</Button>;\n}\n`;

const linksPage = (from: string, heading: string, to: string) =>
  `import { Links } from "${from}";\nexport default function Page() {\n  return <Links heading="${heading}" to="${to}" />;\n}\n`;

export const next: App = {
  name: "Next",
  dependencies: { ...react, next: "16.4.6" },
  sources: {
    "homepage.tsx": homepage,
    "content.ts": content,
    "app/layout.tsx": new URL("next/layout.tsx", import.meta.url),
    "app/page.tsx": new URL("next/page.tsx", import.meta.url),
    "links.tsx": links,
    "app/links/layout.tsx": new URL("next/links-layout.tsx", import.meta.url),
  },
  generatedFiles: {
    "tsconfig.json": JSON.stringify({
      ...tsconfig,
      include: ["app", "homepage.tsx", "links.tsx", "next-env.d.ts"],
    }),
    "app/root/page.tsx": buttonPage("@realtor/ui"),
    "app/part/page.tsx": buttonPage("@realtor/ui/button"),
    "app/links/page.tsx": linksPage("../../links.tsx", "Links", "/links/other"),
    "app/links/other/page.tsx": linksPage("../../../links.tsx", "Other", "/links"),
  },
  build: [[bin("next"), "build"]],
  serve: (port) => [bin("next"), "start", "-H", "127.0.0.1", "-p", String(port)],
  equalScripts: ["root", "part"],
  routesLinks: true,
};

export const reactRouter: App = {
  name: "React Router",
  dependencies: {
    ...react,
    vite: "8.3.8",
    isbot: "5.2.3",
    "react-router": "8.4.0",
    "@react-router/dev": "8.4.0",
    "@react-router/node": "8.4.0",
    "@react-router/serve": "8.4.0",
  },
  sources: {
    "homepage.tsx": homepage,
    "content.ts": content,
    "app/root.tsx": new URL("react-router/root.tsx", import.meta.url),
    "app/home.tsx": new URL("react-router/home.tsx", import.meta.url),
    "app/routes.ts": new URL("react-router/routes.ts", import.meta.url),
    "links.tsx": links,
    "app/links-layout.tsx": new URL("react-router/links-layout.tsx", import.meta.url),
    "vite.config.ts": new URL("react-router/vite.config.ts", import.meta.url),
  },
  generatedFiles: {
    "tsconfig.json": JSON.stringify({
      ...tsconfig,
      include: ["app", "homepage.tsx", "links.tsx", "css.d.ts"],
    }),
    "css.d.ts": 'declare module "*.css";\n',
    "app/links-page.tsx": linksPage("../links.tsx", "Links", "/links/other"),
    "app/other-page.tsx": linksPage("../links.tsx", "Other", "/links"),
  },
  build: [[bin("tsc")], [bin("react-router"), "build"]],
  serve: () => [bin("react-router-serve"), "build/server/index.js"],
  routesLinks: true,
};
