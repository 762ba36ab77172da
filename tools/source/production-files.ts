import { type ESTree, parseSync, Visitor } from "vite";
import { readSource, sourceFiles } from "../docs/repository.ts";

/** A source file that runs in production, and its syntax tree. */
export interface ProductionFile {
  path: string;
  program: ESTree.Program;
  /** Specifiers of imports and re-exports that are not types; dynamic ones only where they are text. */
  imports: readonly string[];
}

const inProduction = /^(?:packages\/[\w-]+\/src|site\/(?:app|server))\//;
/** Tests, pages of Storybook, and types. */
const isOther = /\.(?:test|stories|d)\.tsx?$|^packages\/ui\/src\/foundations\//;

/** Everything that the site, the services and the kit consist of. */
export const productionFiles: readonly ProductionFile[] = sourceFiles("ts", "tsx")
  .filter((path) => inProduction.test(path) && !isOther.test(path))
  .toSorted()
  .map((path) => {
    const source = readSource(path);
    const { errors, module, program } = parseSync(path, source);
    if (errors.length > 0) throw new Error(`${path} cannot be parsed.`);
    const requests = [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest),
      ...module.staticExports
        .flatMap(({ entries }) => entries)
        .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest] : [])),
      ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
    ].map(({ start, end }) => source.slice(start, end));
    const imports = requests.filter((text) => /^["'][^$]*["']$/.test(text));
    return { path, program, imports: [...new Set(imports.map((text) => text.slice(1, -1)))] };
  });

/** Paths of the files that import a module whose name matches. */
export function findImporters(name: RegExp): string[] {
  return productionFiles
    .filter(({ imports }) => imports.some((imported) => name.test(imported)))
    .map(({ path }) => path);
}

/** A call of a function, or of a constructor with `new`. */
export interface Call {
  /** Such as `createHash`, `crypto.subtle.digest` or `RegExp`. */
  name: string;
  arguments: readonly ESTree.Argument[];
}

/** Paths of the files with a call that `isSought`, once for each call. */
export function findCalls(isSought: (call: Call) => boolean): string[] {
  return productionFiles.flatMap(({ path, program }) => {
    const found: string[] = [];
    const visit = (node: ESTree.CallExpression | ESTree.NewExpression) => {
      if (isSought({ name: nameOf(node.callee), arguments: node.arguments })) found.push(path);
    };
    new Visitor({ CallExpression: visit, NewExpression: visit }).visit(program);
    return found;
  });
}

function nameOf(node: ESTree.Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return "";
  return `${nameOf(node.object)}.${nameOf(node.property)}`;
}
