import type { ESTree } from "vite";
import { productionFiles } from "./production-files.ts";
import { type Declaration, textOf } from "./style-classes.ts";

const styles = "packages/ui/src/styles/sprinkles.css.ts";
const colors = "packages/ui/src/theme/platform-scheme.ts";

/** The objects and calls that a file assigns to constants. */
function readConstants(path: string): Map<string, ESTree.Node> {
  const constants = new Map<string, ESTree.Node>();
  for (const statement of productionFiles.find((file) => file.path === path)?.program.body ?? []) {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "VariableDeclaration")
      for (const { id, init } of declared.declarations) if (init) constants.set(textOf(id), init);
  }
  return constants;
}

const entriesOf = (node: ESTree.Node | undefined) =>
  node?.type === "ObjectExpression"
    ? node.properties.flatMap((entry) =>
        entry.type === "Property" ? [[textOf(entry.key), entry.value] as const] : [],
      )
    : [];

/** What a color of a primitive is called in a `.css.ts` file: `scheme.text2` is also `platform.s600`. */
const platformColors = new Map(
  entriesOf(readConstants(colors).get("platformScheme")).map(([token, color]) => [
    `scheme.${token}`,
    textOf(color).replace(/^c\./, "platform."),
  ]),
);

function valuesOf(node: ESTree.Node, constants: ReadonlyMap<string, ESTree.Node>): string[] {
  if (node.type === "ArrayExpression")
    return node.elements.flatMap((element) => (element ? [textOf(element)] : []));
  const object = node.type === "Identifier" ? constants.get(node.name) : node;
  return entriesOf(object).flatMap(([, value]) => {
    const name = textOf(value).replace(/^vars\./, "");
    return [name, platformColors.get(name) ?? name];
  });
}

/** The CSS values of each property of the primitives, and the properties with other values on a phone. */
function readPrimitives() {
  const constants = readConstants(styles);
  const values = new Map<string, ReadonlySet<string>>();
  const responsive = new Set<string>();
  for (const call of constants.values()) {
    if (call.type !== "CallExpression" || textOf(call.callee) !== "defineProperties") continue;
    const settings = new Map(entriesOf(call.arguments[0]));
    for (const [property, node] of entriesOf(settings.get("properties"))) {
      values.set(property, new Set(valuesOf(node, constants)));
      if (settings.has("conditions")) responsive.add(property);
    }
  }
  return { values, responsive };
}

const { values, responsive } = readPrimitives();

/** Other ways to write what a primitive does. */
const aliases: Readonly<Record<string, readonly [property: string, value?: string]>> = {
  columnGap: ["gap"],
  // The position of the children of a Stack.
  justifyItems: ["alignItems"],
};

function isValue(property: string, value: string): boolean {
  const [name] = aliases[property] ?? [property];
  const [, row, column] = /^(\d+)(?:px)? (\d+)px$/.exec(value) ?? [];
  if (name === "gap" && row !== undefined && column !== undefined)
    return isValue("rowGap", row) && isValue("gap", column);
  const normal = value
    .replace(/^vars\./, "")
    .replace(/^(?=(?:start|end)$)/, "flex-")
    .replace(/^(minmax\(0, 1fr\))((?: minmax\(0, 1fr\))+)$/, (text) => {
      const count = text.split(") m").length;
      return `repeat(${count}, minmax(0, 1fr))`;
    });
  return values.get(name)?.has(normal) ?? false;
}

/** Whether a property of Box, Stack, Inline or Grid declares the same. */
export function isPrimitiveLayout({ property, value, media }: Declaration): boolean {
  const isConditional =
    (media === "media.mobile" && responsive.has(property)) ||
    (media === "media.upToTablet" && property === "gridTemplateColumns");
  return (media === "" || isConditional) && isValue(property, value);
}

const isLayoutProperty = (property: string) =>
  property in aliases || (values.has(property) && !/^(?:color|background)$/.test(property));

/** The declarations of the position of children: display, direction, columns, gaps, alignment, padding. */
export function layoutOf(declarations: readonly Declaration[]): Declaration[] {
  return declarations.filter(({ property }) => isLayoutProperty(property));
}

/** Font size and line height of the sizes `small` and `caption` of Text. */
const textSizes = ["rem(15) rem(24)", "rem(14) rem(21)"];

/** Whether Text declares the same: a size with its line height, a color, a weight. */
export function isPrimitiveText(declarations: readonly Declaration[]): boolean {
  const find = (name: string) =>
    declarations.find(({ property, media }) => property === name && media === "")?.value;
  return (
    textSizes.includes(`${find("fontSize")} ${find("lineHeight")}`) &&
    declarations.every(
      ({ property, value, media }) =>
        media === "" &&
        (/^(?:fontSize|lineHeight|overflowWrap)$/.test(property) ||
          (property === "fontWeight" && /^[456]00$/.test(value)) ||
          (property === "color" && isValue("color", value))),
    )
  );
}
