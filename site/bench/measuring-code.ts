import { readFileSync } from "node:fs";
import type { Manifest } from "vite";

/** A part of what measures a page, by the paths of its requests. */
export interface MeasuringPart {
  name: string;
  /** The chunk of its code. */
  code: string;
  /** Where the service is asked, or its script fetched. */
  service?: string;
}

const manifestFile = new URL("../dist/client/.vite/manifest.json", import.meta.url);

/** What measures a page, of the last build; the first part fetches the others. */
export function measuringParts(): MeasuringPart[] {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest; // written by Vite
  const chunk = (name: string) => {
    const file = manifest[`app/analytics/${name}.ts`]?.file;
    if (!file) throw new Error(`The build has no chunk of its own for app/analytics/${name}.ts.`);
    return `/${file}`;
  };
  return [
    { name: "consent and switches", code: chunk("measure.entry") },
    { name: "monitoring", code: chunk("monitoring"), service: "/datadog" },
    { name: "analytics", code: chunk("analytics"), service: "/2/httpapi" },
    { name: "tags", code: chunk("tag-manager"), service: "/gtm.js" },
    { name: "messages", code: chunk("messaging"), service: "/messages/" },
  ];
}
