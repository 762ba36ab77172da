/**
 * Reads the props of components from their types, for Storybook's Controls. It is installed here, next to
 * TypeScript 6, since TypeScript 7 has no compiler API; Storybook's own reader does not know the props of
 * a union (`Button` is a button or a link).
 */
import { fileURLToPath } from "node:url";
import docgen from "@joshwooding/vite-plugin-react-docgen-typescript";
import { withCustomConfig, type ParserOptions } from "react-docgen-typescript";

const tsconfigPath = fileURLToPath(new URL("../tsconfig.json", import.meta.url));

const parserOptions: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // The attributes of HTML elements, which React's types declare, are left out.
  propFilter: ({ declarations = [] }) =>
    declarations.some(({ fileName }) => !fileName.includes("node_modules")),
};

/** Vite plugin that adds the props to each component of the Storybook. */
export const docgenPlugin = () =>
  docgen({ ...parserOptions, tsconfigPath, fileSystemCache: false });

/** Names of the props of each component that the files export, by the name of the component. */
export function readPropNames(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const components = withCustomConfig(tsconfigPath, parserOptions).parse([...files]);
  return new Map(components.map(({ displayName, props }) => [displayName, Object.keys(props)]));
}
