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
  terms: /[\\/]pages[\\/]terms[\\/]terms\.page\.tsx$/,
  landingIsland: /[\\/]pages[\\/]landing[\\/][^\\/]+\.island\.tsx$/,
  leadForm: /[\\/]pages[\\/]landing[\\/]request\.page\.tsx$/,
  homepage: /[\\/]pages[\\/]homepage[\\/][^\\/]+\.page\.tsx$/,
  listing: /[\\/]pages[\\/]listing[\\/]listing\.page\.tsx$/,
  homepageIsland: /[\\/]pages[\\/]homepage[\\/][^\\/]+\.island\.tsx$/,
  templateIsland: new RegExp(
    `[\\\\/]pages[\\\\/]homepage[\\\\/](${homepageTemplates.join("|")})\\.island\\.tsx$`,
  ),
  /** Shows the sections of every template itself. */
  preview: /[\\/]pages[\\/](preview|shared-preview)[\\/][^\\/]+\.page\.tsx$/,
};
const anyPage = /\.page\.tsx$/;
const anyIsland = /\.island\.tsx$/;
/** Of listing pages, which are rarely a first visit: they do not decide what other pages load together. */
const listingIsland = /[\\/]pages[\\/](listing|listing-sheet|homes)[\\/][^\\/]+\.island\.tsx$/;

/**
 * Chunks of the client build in order of priority. A module that several first-visit pages import
 * statically is in one chunk with the others that the same pages share: fewer requests, better
 * compression, and a changed page leaves the shared chunks in the browser's cache.
 */
const chunks = [
  // The boot script must not wait for the code it delays.
  "boot-shared",
  // React, and what every page hydrates with.
  "core",
  // Header and footer of the product's own pages.
  "platform",
  // Header and footer of an agent's pages, and the bar for their owner.
  "agent-frame",
  "homepage",
  // What a listing page hydrates immediately and homepages load later, such as the photo viewer's hook.
  "listing-shared",
  // Parts of the templates that other pages and islands show too.
  "shared-sections",
  // What the templates share.
  "homepage-sections",
  // Fields and requests that the two public forms share with pages behind sign-in.
  "form",
] as const;

export type ChunkName = (typeof chunks)[number];

/** The chunk of a module that these entry points and pages import; null leaves it to the bundler. */
export function chunkFor(importers: readonly string[]): ChunkName | null {
  const count = (pattern: RegExp) => importers.filter((id) => pattern.test(id)).length;
  const pages = count(anyPage);
  const inLanding = count(entryPoints.landing) > 0;
  const inLeadForm = count(entryPoints.leadForm) > 0;
  const inTerms = count(entryPoints.terms) > 0;
  const inLandingIsland = count(entryPoints.landingIsland) > 0;
  const inHomepage = count(entryPoints.homepage) === homepageTemplates.length;
  if (count(entryPoints.boot) > 0)
    return count(entryPoints.client) + pages > 0 ? "boot-shared" : null;
  const firstVisits = [inLanding, inLeadForm, inHomepage].filter(Boolean).length;
  if (count(entryPoints.client) > 0 || firstVisits > 1) return "core";
  // Otherwise "form", which includes the dependencies of its modules, would have it.
  if (inLeadForm && inLandingIsland && count(entryPoints.homepageIsland) > 0) return "core";
  if (inLanding && (pages > 1 || inLandingIsland)) return "platform";
  const inListing = count(entryPoints.listing) > 0;
  if (inHomepage && (inTerms || inLandingIsland || inListing)) return "agent-frame";
  if (inHomepage) return "homepage";
  if (inListing && count(anyIsland) > 0) return "listing-shared";
  if (count(entryPoints.templateIsland) === homepageTemplates.length)
    return pages - count(entryPoints.preview) + count(anyIsland) > homepageTemplates.length
      ? "shared-sections"
      : "homepage-sections";
  // An island of the landing page would load all of it, and the contact form what only the editor shares.
  const inContactForm = count(entryPoints.homepageIsland) > 0;
  if (inLeadForm && pages > 1 && !inLandingIsland && inContactForm) return "form";
  return null;
}

/** Chunk groups for Rolldown's `codeSplitting`, from the import graph and not from file names. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ChunkName | null>();
  const chunkOf = (id: string, graph: ModuleGraph) => {
    if (!known.has(id)) known.set(id, chunkFor(entryPointsImporting(id, graph)));
    return known.get(id);
  };
  return [
    ...chunks.map((name, index) => ({
      debugName: name,
      name: (id: string, graph: ModuleGraph) =>
        // The lists of fonts, which such pages import, stay apart: the homepage loads this chunk later.
        chunkOf(id, graph) === name && !(name === "form" && id.endsWith(".css")) ? name : null,
      priority: chunks.length - index,
    })),
    // Pages whose props contain formatted strings load none of it.
    { name: "intl", test: /node_modules[\\/](react-intl|@formatjs|intl-messageformat)[\\/]/ },
  ];
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
