/** Licenses that any package may have (SPDX): all allow use in a product that is not open source. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Files of the package stay under it; we change none.
  "MPL-2.0",
  // Fonts.
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
]);

/** Packages with another license, each read once. */
const exceptions: Readonly<Record<string, string>> = {
  // Words and browser data, used while building.
  "@cspell/dict-django": "WTFPL",
  "@cspell/dict-en-common-misspellings": "CC BY-SA 4.0",
  "caniuse-lite": "CC-BY-4.0",
  // Linked dynamically by sharp, and replaceable.
  "@img/sharp-libvips-linux-arm64": "LGPL-3.0-or-later",
  "@img/sharp-libvips-linux-x64": "LGPL-3.0-or-later",
  "@img/sharp-libvips-linuxmusl-x64": "LGPL-3.0-or-later",
  // A file of its own that the editor loads for HEIC photos, unmodified and replaceable.
  "libheif-js": "LGPL-3.0",
  jsonify: "Public Domain",
  // The package has no license field; its repository has the license of React Spectrum, Apache-2.0.
  "@react-aria/optimize-locales-plugin": "Unknown",
  // The license, MIT, is in the readme.
  "humanize-number": "Unknown",
  "require-like": "Unknown",
  // Without a license text; part of koa, which only tests use.
  only: "Unknown",
};

/** Packages by license, as `pnpm licenses list --json` prints them. */
export type LicenseList = Readonly<Record<string, readonly { name: string }[]>>;

/** Packages whose license is neither allowed nor an exception, as "name: license". */
export function findRefused(list: LicenseList): string[] {
  return Object.entries(list).flatMap(([license, packages]) =>
    isAllowed(license)
      ? []
      : packages
          .filter(({ name }) => exceptions[name] !== license)
          .map(({ name }) => `${name}: ${license}`),
  );
}

/** An SPDX expression of allowed licenses: one of those joined by OR, all of those joined by AND. */
function isAllowed(expression: string): boolean {
  const [, inner = expression] = /^\((.*)\)$/.exec(expression) ?? [];
  return inner
    .split(" OR ")
    .some((option) => option.split(" AND ").every((license) => allowed.has(license)));
}
