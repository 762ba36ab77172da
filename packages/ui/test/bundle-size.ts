import { brotliCompressSync } from "node:zlib";
import { build, type Metafile, type Plugin } from "esbuild";

export interface Bundle {
  /** Brotli bytes of the entry and its static imports, without React. */
  readonly critical: number;
  /** All modules, including dynamically imported ones. */
  readonly modules: readonly string[];
}

const react = ["react", "react-dom", "react/jsx-runtime", "react-dom/client", "react-dom/server"];

/** Brotli size in bytes at the highest quality. */
export const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content).byteLength;

/** Keeps the texts of react-aria in the three languages, as @react-aria/optimize-locales-plugin does. */
const threeLanguages: Plugin = {
  name: "three-languages",
  setup(bundler) {
    bundler.onResolve({ filter: /\/[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path, importer }) => {
      const isText = /[\\/]react-(aria|stately)/.test(importer);
      return isText && !/(ko-KR|en-US|ja-JP)/.test(path)
        ? { path: "empty", namespace: "three-languages" }
        : undefined;
    });
    bundler.onLoad({ filter: /^empty$/, namespace: "three-languages" }, () => ({
      contents: "export default {};",
    }));
  },
};

function staticOutputs(outputs: Metafile["outputs"], entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (!external && kind === "import-statement") visit(next);
    }
  };
  visit(entry);
  return found;
}

/** Bundles the source of a consumer module, resolved from `folder`. React is external. */
export async function bundle(folder: string, source: string): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    stdin: { contents: source, resolveDir: folder, sourcefile: "consumer.js" },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: "out",
    write: false,
    metafile: true,
    external: react,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [threeLanguages],
    logLevel: "error",
  });
  const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint);
  if (!entry)
    throw new Error("esbuild wrote no entry point for the consumer module: check its source.");
  const critical = staticOutputs(metafile.outputs, entry);
  return {
    critical: outputFiles
      .filter(({ path }) => [...critical].some((output) => path.endsWith(`/${output}`)))
      .reduce((sum, { contents }) => sum + brotli(contents), 0),
    modules: Object.keys(metafile.inputs),
  };
}
