import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { build, type Plugin, type Rolldown } from "vite";

export interface Bundle {
  /** Brotli bytes of the entry and its static imports, without React. */
  readonly critical: number;
  /** Brotli bytes of all files, including dynamically imported ones. */
  readonly total: number;
  /** All modules, including dynamically imported ones. */
  readonly modules: readonly string[];
  /** Part of `total` by package, the largest first: its share of the code before it is minified. */
  readonly packages: ReadonlyMap<string, number>;
}

/** Brotli size in bytes at the highest quality. */
export const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content).byteLength;

/** Source of a consumer module that uses everything of the entries. */
export const reexport = (entryNames: readonly string[]): string =>
  entryNames.map((name, n) => `export * as e${n} from "@realtor/ui/${name}";\n`).join("");

/** A module that exists only in memory, at a path in the folder of the consumer. */
function consumerModule(path: string, source: string): Plugin {
  return {
    name: "consumer-module",
    resolveId: (id) => (id === path ? path : undefined),
    load: (id) => (id === path ? source : undefined),
  };
}

function staticFiles(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !byName.has(name)) return;
    found.add(name);
    byName.get(name)?.imports.forEach(visit);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  return found;
}

/** The name of the package that a module belongs to; undefined for code of the bundler. */
const packageOf = (module: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];

function bytesByPackage(
  chunks: readonly Rolldown.OutputChunk[],
  total: number,
): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const name = packageOf(id);
    if (name && renderedLength > 0) lengths.set(name, (lengths.get(name) ?? 0) + renderedLength);
  }
  const sum = [...lengths.values()].reduce((all, length) => all + length, 0);
  return new Map(
    [...lengths]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, length]): [string, number] => [name, (total * length) / sum]),
  );
}

/**
 * Bundles the source of a consumer module with Vite, minified, with the texts of react-aria in three
 * languages. Packages resolve from `folder`; React is external.
 */
export async function bundle(folder: string, source: string): Promise<Bundle> {
  const entry = resolve(folder, "consumer.js");
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    // In Vitest, NODE_ENV is "test".
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      consumerModule(entry, source),
      optimizeLocales.vite({ locales: ["ko-KR", "en-US", "ja-JP"] }),
    ],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  // With `write: false` and one output, `build` resolves with that output.
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const critical = staticFiles(chunks);
  const sum = (files: readonly Rolldown.OutputChunk[]) =>
    files.reduce((bytes, { code }) => bytes + brotli(code), 0);
  const total = sum(chunks);
  return {
    critical: sum(chunks.filter(({ fileName }) => critical.has(fileName))),
    total,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    packages: bytesByPackage(chunks, total),
  };
}

/** Bytes of each part as the first one on a page, with what it loads later, by subpath. */
export async function measureParts(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of names) sizes.set(name, (await bundle(folder, reexport([name]))).total);
  return sizes;
}
