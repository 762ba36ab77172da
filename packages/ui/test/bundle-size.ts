import { brotliCompressSync } from "node:zlib";
import { build, type Metafile } from "esbuild";

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
