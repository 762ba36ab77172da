import { readFile } from "node:fs/promises";
import type { Product } from "../e2e/fixtures/product.ts";

/** What the product takes from the machine, in MB (10⁶ bytes). */
export interface ProductMemory {
  /** Heaps, stacks and the database of each process. */
  site: number;
  services: number;
  /** Programs and libraries, which both have and the machine has once. */
  files: number;
  together: number;
}

/**
 * Reads the memory of both processes on Linux. The sum of their resident memory would count Node's program
 * twice, and the kernel's proportional share depends on what else runs.
 */
export async function readProductMemory({ site, backend }: Product): Promise<ProductMemory> {
  const [ofSite, ofServices] = await Promise.all([
    readProcess(site.pid()),
    readProcess(backend.pid()),
  ]);
  const names = new Set([...ofSite.files.keys(), ...ofServices.files.keys()]);
  const shared = [...names].map((name) =>
    Math.max(ofSite.files.get(name) ?? 0, ofServices.files.get(name) ?? 0),
  );
  const files = shared.reduce((sum, kb) => sum + kb, 0);
  const toMb = (kb: number) => Math.round((kb * 1024) / 1e6);
  return {
    site: toMb(ofSite.own),
    services: toMb(ofServices.own),
    files: toMb(files),
    together: toMb(ofSite.own + ofServices.own + files),
  };
}

/** Such as "site 330 MB, services 220 MB, programs 80 MB". */
export function describeMemory({ site, services, files }: ProductMemory): string {
  return `site ${site} MB, services ${services} MB, programs ${files} MB`;
}

/** Memory of a process's own and resident parts of mapped files by name, in kB. */
async function readProcess(pid: number | undefined) {
  const files = new Map<string, number>();
  let own = 0;
  let name = "";
  let resident = 0;
  for (const line of (await readFile(`/proc/${pid}/smaps`, "utf8")).split("\n")) {
    const [, mapped] = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \S+ *(.*)$/.exec(line) ?? [];
    if (mapped !== undefined) name = mapped;
    const [, field, kb] = /^(Rss|Anonymous): +(\d+)/.exec(line) ?? [];
    if (field === "Rss") resident = Number(kb);
    if (field !== "Anonymous") continue;
    own += Number(kb);
    files.set(name, (files.get(name) ?? 0) + resident - Number(kb));
  }
  return { own, files };
}
