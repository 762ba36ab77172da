import type { Output } from "./run-pnpm.ts";

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
}

export interface AuditResult {
  lines: string[];
  fails: boolean;
}

export interface AuditRules {
  /** Whether every vulnerability fails, and a registry that does not answer. */
  strict: boolean;
}

/**
 * Reads what `pnpm audit --json` printed. A high or critical vulnerability fails; a registry that does
 * not answer is one line and no failure, unless the rules are strict.
 */
export function readAudit(
  { stdout, stderr }: Omit<Output, "code">,
  { strict }: AuditRules = { strict: false },
): AuditResult {
  if (stderr.includes("ERR_PNPM_AUDIT_BAD_RESPONSE")) {
    // The first paragraph after the cross, whose lines begin with a border.
    const [, paragraph = ""] = /×([^]*?)(?:├|╰|\n\s*\n|$)/.exec(stderr) ?? [];
    const reason = paragraph.replaceAll(/[│\s]+/g, " ").trim();
    return { lines: [`Not audited, the registry does not answer: ${reason}`], fails: strict };
  }
  if (!stdout.startsWith("{")) return { lines: [stderr.trim()], fails: true };
  // Printed by pnpm.
  const { advisories } = JSON.parse(stdout) as { advisories: Record<string, Advisory> };
  const found = Object.values(advisories);
  return {
    lines: [
      ...found.map(
        ({ module_name, severity, title, url }) => `${severity}: ${module_name}: ${title} (${url})`,
      ),
      `Known vulnerabilities: ${found.length}.`,
    ],
    fails: found.some(({ severity }) => strict || severity === "high" || severity === "critical"),
  };
}
