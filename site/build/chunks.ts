import { readdirSync } from "node:fs";
import type { Rolldown } from "vite";

/** The homepage has one page module per template, and one island with the template's parts. */
const homepageTemplates = readdirSync(new URL("../app/pages/homepage/", import.meta.url))
  .filter((name) => name.endsWith(".page.tsx"))
  .map((name) => name.slice(0, -".page.tsx".length));

type ModuleGraph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** Entry points of the browser that decide where a shared module goes: what a first visit loads. */
const entryPoints = {
  boot: /[\\/]hydration[\\/]boot\.ts$/,
  client: /[\\/]entry\.client\.tsx$/,
  landing: /[\\/]pages[\\/]landing[\\/]landing\.page\.tsx$/,
  login: /[\\/]pages[\\/]login[\\/]login\.page\.tsx$/,
  terms: /[\\/]pages[\\/]terms[\\/]terms\.page\.tsx$/,
  landingIsland: /[\\/]pages[\\/]landing[\\/][^\\/]+\.island\.tsx$/,
  leadForm: /[\\/]pages[\\/]landing[\\/]request\.page\.tsx$/,
  homepage: /[\\/]pages[\\/]homepage[\\/][^\\/]+\.page\.tsx$/,
  listing: /[\\/]pages[\\/]listing[\\/]listing\.page\.tsx$/,
  homepageIsland: /[\\/]pages[\\/]homepage[\\/][^\\/]+\.island\.tsx$/,
};
const anyPage = /\.page\.tsx$/;
const anyIsland = /\.island\.tsx$/;
/** Of listing pages, which are rarely a first visit: they do not decide what other pages load together. */
const listingIsland = /[\\/]pages[\\/](listing|listing-sheet|homes)[\\/][^\\/]+\.island\.tsx$/;
const fontList = /[\\/]fonts[\\/].*\.css$/;
/** Every page loads the notice of a new build some seconds after itself: no requests for its parts. */
const noticeOfNewBuild = /[\\/](toast[\\/]toast(\.css)?\.tsx?|i18n[\\/]browser-texts\.ts)$/;

export type ChunkName =
  | "boot-shared"
  | "core"
  | "platform"
  | "agent-frame"
  | "fields"
  | "form"
  | "floor-plan"
  | "sign-in";

/** Which entry points and pages import a module, directly or through other modules. */
type Importers = ReturnType<typeof countImporters>;

function countImporters(ids: readonly string[]) {
  const count = (pattern: RegExp) => ids.filter((id) => pattern.test(id)).length;
  const has = (pattern: RegExp) => count(pattern) > 0;
  const homepage = count(entryPoints.homepage) === homepageTemplates.length;
  const landing = has(entryPoints.landing);
  const leadForm = has(entryPoints.leadForm);
  return {
    boot: has(entryPoints.boot),
    client: has(entryPoints.client),
    landing,
    landingIsland: has(entryPoints.landingIsland),
    leadForm,
    login: has(entryPoints.login),
    terms: has(entryPoints.terms),
    listing: has(entryPoints.listing),
    /** The pages of all templates. */
    homepage,
    /** An island of a homepage, such as the contact form. */
    homepageIsland: has(entryPoints.homepageIsland),
    firstVisits: [landing, leadForm, homepage].filter(Boolean).length,
    pages: count(anyPage),
    islands: count(anyIsland),
  };
}

/**
 * Chunks of the client build in order of priority: a module is in the first one whose condition its importers
 * meet. Modules that the same first visits need are together: fewer requests, better compression, and a
 * changed page leaves the shared chunks in the browser's cache.
 */
const chunks: readonly { name: ChunkName; contains: (by: Importers) => boolean }[] = [
  // The boot script must not wait for the code it delays.
  { name: "boot-shared", contains: (by) => by.boot },
  // React, and what every page hydrates with. The second condition is for the dependencies of "form", the
  // others for what a homepage or sign-in would load the header of the product's own pages for.
  {
    name: "core",
    contains: (by) =>
      by.client ||
      by.firstVisits > 1 ||
      (by.leadForm && by.landingIsland && by.homepageIsland) ||
      (by.landing && by.homepageIsland) ||
      (by.login && (by.landing || by.homepage)),
  },
  // Header and footer of the product's own pages.
  { name: "platform", contains: (by) => by.landing && (by.pages > 1 || by.landingIsland) },
  // Header and footer of an agent's pages, and the bar for their owner.
  {
    name: "agent-frame",
    contains: (by) => by.homepage && (by.terms || by.landingIsland || by.listing),
  },
  // Fields and requests that sign-in shares with the two public forms.
  {
    name: "fields",
    contains: (by) => by.login && by.leadForm && by.homepageIsland,
  },
  // Fields and requests that the two public forms share with pages behind sign-in. An island of the landing
  // page would load all of it, and the contact form what only the editor shares.
  {
    name: "form",
    contains: (by) => by.leadForm && by.pages > 1 && !by.landingIsland && by.homepageIsland,
  },
  // The drawing beside both.
  { name: "floor-plan", contains: (by) => by.login && by.leadForm },
  // Parts of sign-in, which pages that require it share: dozens of small modules.
  {
    name: "sign-in",
    contains: (by) => by.login && by.islands === 0 && by.firstVisits === 0,
  },
];

/** The chunk of a module that these entry points and pages import; null leaves it to the bundler. */
export function chunkFor(importers: readonly string[]): ChunkName | null {
  const by = countImporters(importers);
  const isOnlyBoot = by.boot && !by.client && by.pages === 0;
  if (isOnlyBoot) return null;
  return chunks.find(({ contains }) => contains(by))?.name ?? null;
}

/** Chunk groups for Rolldown's `codeSplitting`, from the import graph and not from file names. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ChunkName | null>();
  const chunkOf = (id: string, graph: ModuleGraph) => {
    if (!known.has(id)) known.set(id, findChunk(id, graph));
    return known.get(id);
  };
  return [
    // Pages whose props contain formatted strings load none of it. Before "sign-in", which depends on it.
    {
      name: "intl",
      test: /node_modules[\\/](react-intl|@formatjs|intl-messageformat)[\\/]|[\\/]i18n[\\/]create-intl\.tsx$/,
      priority: 1,
    },
    ...chunks.map(({ name }, index) => ({
      debugName: name,
      name: (id: string, graph: ModuleGraph) =>
        // The styles of such pages stay apart: the homepage loads this chunk later.
        chunkOf(id, graph) === name && !(name === "form" && id.endsWith(".css")) ? name : null,
      priority: chunks.length - index,
    })),
  ];
}

function findChunk(id: string, graph: ModuleGraph): ChunkName | null {
  // Pages import the lists of fonts, which a document loads after first paint: both stay apart.
  if (fontList.test(id) || anyPage.test(id)) return null;
  return noticeOfNewBuild.test(id) ? "core" : chunkFor(entryPointsImporting(id, graph));
}

/** Entry points that reach a module through static imports. */
function entryPointsImporting(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id]);
  for (const module of seen) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  const patterns = [entryPoints.boot, entryPoints.client, anyIsland, anyPage];
  return [...seen].filter(
    (module) => !listingIsland.test(module) && patterns.some((pattern) => pattern.test(module)),
  );
}
