import { findImporters, type ProductionFile, productionFiles } from "./production-files.ts";

/** Pages whose definition is for signed-in users, such as `pages/editor`. */
export const protectedPages = findImporters(/^#app\/admin\/load-admin\.ts$/).flatMap(
  (path) => /^site\/app\/(pages\/[\w-]+)\/page\.ts$/.exec(path)?.[1] ?? [],
);

/** Folders of `site/app` that only signed-in users load. */
const folders = ["admin", "profile-editor", "pages/agent-home", ...protectedPages];

/** Source files of the screens behind sign-in, and of other folders of `site/app`. */
export function signedInFiles(...more: string[]): ProductionFile[] {
  return productionFiles.filter(({ path }) =>
    [...folders, ...more].some((folder) => path.startsWith(`site/app/${folder}/`)),
  );
}
