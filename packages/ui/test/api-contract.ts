import { resolve } from "node:path";
import ts from "typescript";
import { entryFile, entryNames, packageFolder } from "../build/package-files.ts";

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

/** Without what differs from machine to machine, and without the names a parameter is taken apart into. */
const portable = (type: string) =>
  type
    .replaceAll(/import\("[^"]*"\)\./g, "")
    .replaceAll(/([(,] ?)\{[^{};]*\}: (?=\w)/g, "$1props: ");

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((node) => !node.getSourceFile().fileName.includes("/node_modules/")) ??
  false;

/** Reads the public types of the package with TypeScript's own checker. */
class ContractReader {
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
  }

  /** Spells out an alias of ours, which an entry may not export; `ReactNode` stays a name. */
  #text(type: ts.Type): string {
    const spellOut = type.aliasSymbol === undefined || isOurs(type.aliasSymbol);
    const format = spellOut ? flags | ts.TypeFormatFlags.InTypeAlias : flags;
    // Flags joined with | are a number to the rule, and a set of flags to TypeScript.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    return portable(this.#checker.typeToString(type, undefined, format));
  }

  /** `name?: type`, one line for each property we declare; what comes from the element is only named. */
  #properties(type: ts.Type): string[] {
    const properties = type.getProperties();
    const own = properties.filter(isOurs).map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
      return `${property.name}${optional}: ${this.#text(this.#checker.getTypeOfSymbol(property))}`;
    });
    const native = properties.length - own.length;
    return [...own.toSorted(), ...(native > 0 ? ["… attributes of the element"] : [])];
  }

  #shape(type: ts.Type): string[] {
    if (type.isUnion() && type.types.some((member) => member.getProperties().some(isOurs))) {
      return type.types.flatMap((member) => ["either", ...this.#shape(member).map(indent)]);
    }
    const properties = type.getProperties().some(isOurs) ? this.#properties(type) : [];
    return properties.length > 0 && type.getCallSignatures().length === 0
      ? properties
      : [this.#text(type)];
  }

  #exported(symbol: ts.Symbol): string[] {
    const target =
      symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
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

  /** Everything an entry exports, sorted by name. */
  read(entry: ts.SourceFile): string {
    const module = this.#checker.getSymbolAtLocation(entry);
    const symbols = module ? this.#checker.getExportsOfModule(module) : [];
    return symbols
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => this.#exported(symbol).join("\n"))
      .join("\n\n");
  }
}

const indent = (line: string) => `  ${line}`;

/** The public types of every entry, by its name, as text that changes only when a consumer would notice. */
export function apiContracts(): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(resolve(packageFolder, "tsconfig.json"), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, packageFolder);
  const paths = entryNames.map((name) => resolve(packageFolder, entryFile(name)));
  // Else the order of a union's members follows from what else the program happens to hold.
  const program = ts.createProgram(paths, { ...options, stableTypeOrdering: true });
  const reader = new ContractReader(program);
  return new Map(
    entryNames.map((name, index) => {
      const source = program.getSourceFile(paths[index] ?? "");
      if (!source) throw new Error(`TypeScript did not read src/entries/${name}.ts.`);
      return [name, `${reader.read(source)}\n`];
    }),
  );
}
