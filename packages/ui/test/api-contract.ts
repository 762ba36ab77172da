import { resolve } from "node:path";
import ts from "typescript";
import { entryFile, entryNames, packageFolder } from "../build/package-files.ts";

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

/** Removes absolute paths and the names of destructured parameters. */
const normalize = (type: string) =>
  type
    .replaceAll(/import\("[^"]*"\)\./g, "")
    .replaceAll(/([(,] ?)\{[^{};]*\}: (?=\w)/g, "$1props: ");

/** Whether the package declares it. A member of a mapped type, such as a record of labels, has no declaration. */
const isFirstParty = (symbol: ts.Symbol) =>
  symbol.declarations?.some((node) => !node.getSourceFile().fileName.includes("/node_modules/")) ??
  true;

/** Reads the public types of the package with the TypeScript type checker. */
class ContractReader {
  readonly #checker: ts.TypeChecker;
  /** What the entries export: such a type is listed once, with the entry that exports it. */
  readonly #published: ReadonlySet<ts.Symbol>;

  constructor(program: ts.Program, entries: readonly ts.SourceFile[]) {
    this.#checker = program.getTypeChecker();
    this.#published = new Set(
      entries.flatMap((entry) => this.#exportsOf(entry).map((symbol) => this.#resolve(symbol))),
    );
  }

  #exportsOf(entry: ts.SourceFile): ts.Symbol[] {
    const module = this.#checker.getSymbolAtLocation(entry);
    return module ? this.#checker.getExportsOfModule(module) : [];
  }

  #resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Expands first-party aliases that no entry exports; keeps others such as `ReactNode`. */
  #text(type: ts.Type, isDeclaration = false): string {
    const alias = type.aliasSymbol;
    const expand = isDeclaration || !alias || (isFirstParty(alias) && !this.#published.has(alias));
    const format = expand ? flags | ts.TypeFormatFlags.InTypeAlias : flags;
    // The lint rule does not support bit flags.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    return normalize(this.#checker.typeToString(type, undefined, format));
  }

  /** One line `name?: type` per first-party property; native element attributes are summarized. */
  #properties(type: ts.Type): string[] {
    const properties = type.getProperties();
    const own = properties.filter(isFirstParty).map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
      return `${property.name}${optional}: ${this.#text(this.#checker.getTypeOfSymbol(property))}`;
    });
    const native = properties.length - own.length;
    return [...own.toSorted(), ...(native > 0 ? ["… attributes of the element"] : [])];
  }

  #shape(type: ts.Type): string[] {
    if (type.isUnion() && type.types.some((member) => member.getProperties().some(isFirstParty))) {
      return type.types.flatMap((member) => ["either", ...this.#shape(member).map(indent)]);
    }
    const properties = type.getProperties().some(isFirstParty) ? this.#properties(type) : [];
    return properties.length > 0 && type.getCallSignatures().length === 0
      ? properties
      : [this.#text(type, true)];
  }

  #exported(symbol: ts.Symbol): string[] {
    const target = this.#resolve(symbol);
    const lines: string[] = [];
    if (target.flags & ts.SymbolFlags.Type) {
      const type = this.#checker.getDeclaredTypeOfSymbol(target);
      lines.push(`type ${symbol.name}`, ...this.#shape(type).map(indent));
    }
    if (target.flags & ts.SymbolFlags.Value) {
      const type = this.#checker.getTypeOfSymbol(target);
      lines.push(`${symbol.name}: ${this.#text(type)}`);
    }
    return lines;
  }

  /** Returns the exports of an entry, sorted by name. */
  read(entry: ts.SourceFile): string {
    return this.#exportsOf(entry)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => this.#exported(symbol).join("\n"))
      .join("\n\n");
  }
}

const indent = (line: string) => `  ${line}`;

/** Returns the public types of each entry as text, by entry name. */
export function apiContracts(): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(resolve(packageFolder, "tsconfig.json"), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, packageFolder);
  const paths = entryNames.map((name) => resolve(packageFolder, entryFile(name)));
  // Without stableTypeOrdering the order of union members depends on other files.
  const program = ts.createProgram(paths, { ...options, stableTypeOrdering: true });
  const entries = entryNames.map((name) => {
    const source = program.getSourceFile(resolve(packageFolder, entryFile(name)));
    if (!source) throw new Error(`TypeScript did not load ${entryFile(name)}.`);
    return { name, source };
  });
  const reader = new ContractReader(
    program,
    entries.map(({ source }) => source),
  );
  return new Map(entries.map(({ name, source }) => [name, `${reader.read(source)}\n`]));
}
