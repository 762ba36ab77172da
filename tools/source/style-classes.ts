import { type ESTree, Visitor } from "vite";
import type { ProductionFile } from "./production-files.ts";

/** One declaration of a class, with the text of its value and of its media query. */
export interface Declaration {
  property: string;
  value: string;
  /** Empty outside media queries. */
  media: string;
}

/** A class of a `.css.ts` file. */
export interface StyleClass {
  /** Path of the file and name of the class: `site/app/admin/admin-bar.css.ts end`. */
  name: string;
  declarations: readonly Declaration[];
  /** Whether it has more than declarations: selectors, variables, rules of another object. */
  isParticular: boolean;
}

/** The classes that a `.css.ts` file makes of an object, with `templateStyle` or `style`. */
export function findStyleClasses({ path, program }: ProductionFile): StyleClass[] {
  const found: StyleClass[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || init?.type !== "CallExpression") return;
      const [rule] = init.arguments;
      if (rule?.type !== "ObjectExpression" || !/style$/i.test(textOf(init.callee))) return;
      found.push({ name: `${path} ${id.name}`, ...readRule(rule, "") });
    },
  }).visit(program);
  return found;
}

function readRule(rule: ESTree.ObjectExpression, media: string): Omit<StyleClass, "name"> {
  const declarations: Declaration[] = [];
  let isParticular = false;
  for (const entry of rule.properties) {
    const inner = entry.type === "Property" ? entry.value : undefined;
    if (entry.type !== "Property" || inner === undefined) isParticular = true;
    else if (media === "" && textOf(entry.key) === "@media" && inner.type === "ObjectExpression")
      for (const query of inner.properties) {
        if (query.type !== "Property" || query.value.type !== "ObjectExpression") {
          isParticular = true;
          continue;
        }
        const parts = readRule(query.value, textOf(query.key));
        declarations.push(...parts.declarations);
        isParticular ||= parts.isParticular;
      }
    else if (inner.type === "ObjectExpression") isParticular = true;
    else declarations.push({ property: textOf(entry.key), value: textOf(inner), media });
  }
  return { declarations, isParticular };
}

/** The text of a name, literal, member or call, such as `platform.s600` or `rem(14)`; otherwise its type. */
export function textOf(node: ESTree.Node): string {
  switch (node.type) {
    case "Identifier":
      return node.name;
    case "Literal":
      return String(node.value);
    case "MemberExpression":
      return `${textOf(node.object)}.${textOf(node.property)}`;
    case "CallExpression":
      return `${textOf(node.callee)}(${node.arguments.map(textOf).join()})`;
    default:
      return node.type;
  }
}
