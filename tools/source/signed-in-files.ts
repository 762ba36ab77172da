import { findImporters, type ProductionFile, productionFiles } from "./production-files.ts";

/** Pages whose definition is for signed-in users, such as `pages/editor`. */
export const protectedPages = findImporters(/^#app\/admin\/load-admin\.ts$/).flatMap(
  (path) => /^site\/app\/(pages\/[\w-]+)\/page\.ts$/.exec(path)?.[1] ?? [],
);

/** Folders of `site/app` that only signed-in users load. */
const folders = ["admin", "profile", "pages/agent-home", ...protectedPages];

/** Source files of the screens behind sign-in. */
export function signedInFiles(): ProductionFile[] {
  return productionFiles.filter(({ path }) =>
    folders.some((folder) => path.startsWith(`site/app/${folder}/`)),
  );
}
