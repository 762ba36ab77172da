import { expect, it } from "vitest";
import { isPrimitiveLayout, isPrimitiveText, layoutOf } from "./primitive-values.ts";
import { signedInFiles } from "./signed-in-files.ts";
import { findStyleClasses, type StyleClass } from "./style-classes.ts";

const classes = signedInFiles().flatMap(findStyleClasses);

/** Whether a primitive has every declaration, so that the class is not needed. */
function isPrimitive({ declarations, isParticular }: StyleClass): boolean {
  if (isParticular || declarations.length === 0) return false;
  return declarations.every(isPrimitiveLayout) || isPrimitiveText(declarations);
}

/** Whether a primitive has every declaration of the layout: display, and at least one more. */
function hasPrimitiveLayout({ declarations }: StyleClass): boolean {
  const layout = layoutOf(declarations);
  return (
    new Set(layout.map(({ property }) => property)).size > 1 &&
    layout.some(
      ({ property, value, media }) => `${property} ${media}` === "display " && value !== "none",
    ) &&
    layout.every(isPrimitiveLayout)
  );
}

const namesOf = (found: readonly StyleClass[]) =>
  found.map(({ name }) => name.replace("site/app/", "")).toSorted();

/** Classes that repeat a primitive, with the reason. */
const exceptions = {
  // Of a part of the kit, which is no primitive.
  parts: [
    "profile/screens/editor/publish/publish-check.css.ts footer",
    "profile/screens/versions/version-pages.css.ts devices",
  ],
  // Of a form or a fieldset, which is not a BoxElement: it takes more attributes.
  forms: ["pages/account/account.css.ts form", "profile/photos/photos.css.ts root"],
  // Of a heading or a legend, with its text style.
  headings: [
    "pages/agent-home/list-rows.css.ts title",
    "profile/screens/editor/publish/publish-check.css.ts heading",
    "profile/screens/first-run/step-form.css.ts label",
    "profile/screens/versions/version-pages.css.ts caption",
  ],
  // With rows of its own.
  rows: ["admin/admin-page.css.ts page"],
};

it("recognizes what the primitives have", () => {
  const rule = (property: string, value: string, media = "") => ({ property, value, media });
  const primitive = [
    rule("display", "grid"),
    rule("display", "none", "media.mobile"),
    rule("gap", "16"),
    rule("gap", "12px 16px"),
    rule("columnGap", "20"),
    rule("justifyItems", "start"),
    rule("alignItems", "flex-end"),
    rule("gridTemplateColumns", "minmax(0, 1fr) minmax(0, 1fr)"),
    rule("gridTemplateColumns", "minmax(0, 1fr)", "media.upToTablet"),
    rule("color", "platform.s600"),
    rule("color", "vars.scheme.text2"),
  ];
  const particular = [
    rule("display", "inline-flex"),
    rule("gap", "18"),
    rule("gap", "8", "wide"),
    rule("gridTemplateColumns", "minmax(0, 1fr) auto"),
    rule("alignItems", "center", "media.mobile"),
    rule("color", "platform.green"),
    rule("flex", "1"),
  ];
  expect(primitive.filter((one) => !isPrimitiveLayout(one))).toEqual([]);
  expect(particular.filter(isPrimitiveLayout)).toEqual([]);
  const note = [rule("fontSize", "rem(14)"), rule("lineHeight", "rem(21)")];
  expect(isPrimitiveText([...note, rule("color", "platform.s600")])).toBe(true);
  expect(isPrimitiveText([...note, rule("textWrap", "pretty")])).toBe(false);
  expect(isPrimitiveText([rule("fontSize", "rem(14)"), rule("lineHeight", "rem(20)")])).toBe(false);
});

it("finds the classes behind sign-in", () => {
  const names = namesOf(classes);
  expect(names).toContain("admin/admin-bar.css.ts bar");
  expect(names).toContain("profile/screens/editor/publish/dialogs.css.ts row");
  expect(classes.length).toBeGreaterThan(400);
});

it("has no class behind sign-in that repeats a layout primitive, whole or in its layout", () => {
  const found = classes.filter((one) => isPrimitive(one) || hasPrimitiveLayout(one));
  expect(namesOf(found)).toEqual(Object.values(exceptions).flat().toSorted());
});
