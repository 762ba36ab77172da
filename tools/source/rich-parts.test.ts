import { type ESTree, Visitor } from "vite";
import { expect, it } from "vitest";
import { protectedPages, signedInFiles } from "./signed-in-files.ts";

/** Elements and types of inputs for which the kit has a part. */
const elements = /^(?:dialog|details|select|datalist|progress|meter)$/;
const inputTypes =
  /^(?:date|month|week|time|datetime-local|number|range|search|radio|checkbox|file|color)$/;
/** Roles of the elements inside the parts of the kit, and the attributes that such a part manages. */
const roles =
  /^(?:dialog|alertdialog|listbox|option|combobox|radiogroup|radio|switch|checkbox|spinbutton|slider|tablist|tab|tabpanel|menu|menuitem|tree|grid|row|tooltip|progressbar|meter)$/;
const attributes = /^(?:aria-expanded|draggable|onDrag\w*|onDrop|list|popover|popoverTarget)$/;

/** Native or own controls where react-aria-components has a part, such as `role="listbox"`. */
function findOwnControls(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes: given }) {
      if (name.type === "JSXIdentifier" && elements.test(name.name)) found.push(`<${name.name}>`);
      for (const attribute of given) {
        if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue;
        const key = attribute.name.name;
        const value = attribute.value?.type === "Literal" ? attribute.value.value : "";
        const isOff =
          attribute.value?.type === "JSXExpressionContainer" &&
          attribute.value.expression.type === "Literal" &&
          attribute.value.expression.value === false;
        if ((key === "type" && inputTypes.test(value)) || (key === "role" && roles.test(value)))
          found.push(`${key}="${value}"`);
        else if (attributes.test(key) && !isOff) found.push(key);
      }
    },
    MemberExpression({ property }) {
      if (property.type === "Identifier" && property.name === "showModal") found.push("showModal");
    },
  }).visit(program);
  return found;
}

/** Controls of its own that a file needs, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The color dialog of the system, next to a text field; the kit has none.
  "site/app/profile/field/colors/color-control.tsx": ['type="color"'],
  // Shows the rest of a text whose first lines are always visible.
  "site/app/profile/field/language/translation.tsx": ["aria-expanded"],
  // Shows the list of sections, which is next to the form on a wide screen, in place of the form.
  "site/app/profile/screens/editor/layout/page-bar.tsx": ["aria-expanded"],
};

it("finds the pages behind sign-in", () => {
  expect(protectedPages).toEqual(expect.arrayContaining(["pages/editor", "pages/inbox"]));
});

it("has no native or own controls behind sign-in where @realtor/ui has a rich part", () => {
  const found = signedInFiles()
    .map(({ path, program }) => [path, findOwnControls(program)] as const)
    .filter(([, controls]) => controls.length > 0);
  expect(Object.fromEntries(found)).toEqual(exceptions);
});
