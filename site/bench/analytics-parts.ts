import { readFileSync } from "node:fs";
import type { Manifest } from "vite";

/** An analytics script and its requests. */
export interface AnalyticsPart {
  name: string;
  /** Path of its chunk. */
  code: string;
  /** Path prefix of the service's requests or script. */
  service?: string;
}

const manifestFile = new URL("../dist/client/.vite/manifest.json", import.meta.url);

/** The analytics scripts of the last build; the first one loads the others. */
export function getAnalyticsParts(): AnalyticsPart[] {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest; // written by Vite
  const chunk = (name: string) => {
    const file = manifest[`app/analytics/${name}.ts`]?.file;
    if (!file) throw new Error(`The build contains no chunk for app/analytics/${name}.ts.`);
    return `/${file}`;
  };
  return [
    { name: "consent and switches", code: chunk("analytics.entry") },
    { name: "monitoring", code: chunk("monitoring"), service: "/datadog" },
    { name: "analytics", code: chunk("amplitude"), service: "/2/httpapi" },
    { name: "tags", code: chunk("tag-manager"), service: "/gtm.js" },
    { name: "messages", code: chunk("messaging"), service: "/messages/" },
  ];
}
