/**
 * Compares the brotli size of five components with those of three UI libraries, without React, and
 * writes the table into README.md. Run by `pnpm --filter @realtor/ui sizes`; needs the npm registry.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotli, bundle } from "./bundle-size.ts";
import { packageFolder } from "./package-files.ts";
import { packPackage } from "./packed-package.ts";

const run = promisify(execFile);

const parts = ["Button", "Text field", "Checkbox", "Native select", "Side panel"] as const;
type Part = (typeof parts)[number];

interface Kit {
  readonly title: string;
  /** Exact versions of the packages to install besides React; the first is the library. */
  readonly packages: Readonly<Record<string, string>>;
  /** Export statement of the required provider or theme. */
  readonly root: string;
  /** Module and import of each component. */
  readonly parts: Readonly<Record<Part, readonly [module: string, names: string]>>;
  /** The stylesheet, unless the styles are in JavaScript. */
  readonly styles?: string;
}

const realtorUi = (tarball: string): Kit => ({
  title: "@realtor/ui",
  packages: { "@realtor/ui": `file:${tarball}` },
  root: 'export { ThemeStyle } from "@realtor/ui/theme";',
  parts: {
    Button: ["@realtor/ui/button", "Button"],
    "Text field": ["@realtor/ui/text-field", "TextField"],
    Checkbox: ["@realtor/ui/checkbox", "Checkbox"],
    "Native select": ["@realtor/ui/native-select", "NativeSelect"],
    "Side panel": ["@realtor/ui/side-panel", "SidePanel"],
  },
  styles: "@realtor/ui/dist/styles.css",
});

const others: readonly Kit[] = [
  {
    title: "Mantine",
    packages: { "@mantine/core": "9.7.4", "@mantine/hooks": "9.7.4" },
    root: 'export { MantineProvider } from "@mantine/core";',
    parts: {
      Button: ["@mantine/core", "Button"],
      "Text field": ["@mantine/core", "TextInput"],
      Checkbox: ["@mantine/core", "Checkbox"],
      "Native select": ["@mantine/core", "NativeSelect"],
      "Side panel": ["@mantine/core", "Drawer"],
    },
    styles: "@mantine/core/styles.css",
  },
  {
    title: "Chakra",
    packages: { "@chakra-ui/react": "3.37.0", "@emotion/react": "11.14.0" },
    root: 'export { ChakraProvider, defaultSystem } from "@chakra-ui/react";',
    parts: {
      Button: ["@chakra-ui/react", "Button"],
      "Text field": ["@chakra-ui/react", "Field, Input"],
      Checkbox: ["@chakra-ui/react", "Checkbox"],
      "Native select": ["@chakra-ui/react", "NativeSelect"],
      "Side panel": ["@chakra-ui/react", "Drawer"],
    },
  },
  {
    title: "MUI",
    packages: {
      "@mui/material": "9.5.0",
      "@emotion/react": "11.14.0",
      "@emotion/styled": "11.14.1",
    },
    root: 'export { ThemeProvider, createTheme } from "@mui/material/styles";',
    parts: {
      Button: ["@mui/material/Button", "default as Button"],
      "Text field": ["@mui/material/TextField", "default as TextField"],
      Checkbox: ["@mui/material/Checkbox", "default as Checkbox"],
      "Native select": ["@mui/material/NativeSelect", "default as NativeSelect"],
      "Side panel": ["@mui/material/Drawer", "default as Drawer"],
    },
  },
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Measures a library: each component with its provider, all five together, and the stylesheet. */
async function measureKit(kit: Kit): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-ui-sizes-"));
  try {
    const dependencies = { react: "19.3.1", "react-dom": "19.3.1", ...kit.packages };
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
    await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
    const toExport = (part: Part) =>
      `export { ${kit.parts[part][1]} } from "${kit.parts[part][0]}";`;
    const measure = async (lines: readonly string[]) =>
      kilobytes((await bundle(folder, [kit.root, ...lines].join("\n"))).critical);
    const rows: string[] = [];
    for (const part of parts) rows.push(await measure([toExport(part)]));
    rows.push(await measure(parts.map(toExport)));
    const css = kit.styles && (await readFile(join(folder, "node_modules", kit.styles)));
    return [...rows, css ? kilobytes(brotli(css)) : "in the script"];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function table(kits: readonly Kit[]): Promise<string> {
  const columns: (readonly string[])[] = [];
  for (const kit of kits) columns.push(await measureKit(kit));
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const names = [...parts, "All five together", "Complete stylesheet"];
  const versions = others.map(({ title, packages }) => `${title} ${Object.values(packages)[0]}`);
  return [
    row(["kB", ...kits.map(({ title }) => title)]),
    row(["---", ...kits.map(() => "--:")]),
    ...names.map((name, index) => row([name, ...columns.map((column) => column[index] ?? "")])),
    "",
    `Brotli, without React; each with its required provider or theme. ${versions.join(", ")}; measured ${new Date().toISOString().slice(0, 10)} by \`pnpm --filter @realtor/ui sizes\`.`,
  ].join("\n");
}

const packed = await packPackage();
try {
  const readme = resolve(packageFolder, "README.md");
  const text = await readFile(readme, "utf8");
  const markers = /(<!-- sizes -->\n)[\s\S]*?(\n<!-- end of sizes -->)/;
  if (!markers.test(text)) {
    throw new Error(
      "README.md lacks the markers <!-- sizes --> and <!-- end of sizes -->: restore them.",
    );
  }
  const sizes = await table([realtorUi(packed.tarball), ...others]);
  await writeFile(
    readme,
    text.replace(markers, (_, start, end) => `${start}\n${sizes}\n${end}`),
  );
  console.log(sizes);
} finally {
  await packed.remove();
}
