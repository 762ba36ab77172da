import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { readSource } from "../docs/repository.ts";
import { readAudit } from "./read-audit.ts";

const report = (severity: string) =>
  JSON.stringify({
    advisories: {
      1: { module_name: "hono", severity, title: "A flaw", url: "https://advisories.example/1" },
    },
  });

it.each([
  ["low", false],
  ["moderate", false],
  ["high", true],
  ["critical", true],
])("reports a %s vulnerability, which fails: %s", (severity, fails) => {
  expect(readAudit({ stdout: report(severity), stderr: "" })).toEqual({
    lines: [
      `${severity}: hono: A flaw (https://advisories.example/1)`,
      "Known vulnerabilities: 1.",
    ],
    fails,
  });
});

it.each(["low", "moderate", "high"])("fails for a %s vulnerability if it is strict", (severity) => {
  expect(readAudit({ stdout: report(severity), stderr: "" }, { strict: true }).fails).toBe(true);
});

it("the audit passes without a vulnerability", () => {
  expect(readAudit({ stdout: '{"advisories":{}}', stderr: "" })).toEqual({
    lines: ["Known vulnerabilities: 0."],
    fails: false,
  });
});

it("the audit says in one line that the registry does not answer", () => {
  const stderr = `Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × The audit endpoint (at https://registry.example/-/npm/v1/security/
  │ advisories/bulk) responded with 405:
`;
  expect(readAudit({ stdout: "", stderr })).toEqual({
    lines: [
      "Not audited, the registry does not answer: The audit endpoint (at https://registry.example/-/npm/v1/security/ advisories/bulk) responded with 405:",
    ],
    fails: false,
  });
});

it("fails when the registry does not answer if it is strict", () => {
  const stderr = "Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × No answer.\n";
  expect(readAudit({ stdout: "", stderr }, { strict: true }).fails).toBe(true);
  const none = { stdout: '{"advisories":{}}', stderr: "" };
  expect(readAudit(none, { strict: true }).fails).toBe(false);
});

it("the audit is strict every week, within the shortest time for an update", () => {
  const workflow = readSource(".github/workflows/audit.yml");
  expect(workflow).toMatch(/schedule:\n +- cron: "\d+ \d+ \* \* [0-6]"/);
  expect(workflow).toMatch(/run audit:production --strict\n/);
});

it("fails for any other error", () => {
  const stderr = "Error: ERR_PNPM_AUDIT_NO_LOCKFILE";
  expect(readAudit({ stdout: "", stderr })).toEqual({ lines: [stderr], fails: true });
});

it("asks a registry for the packages of the lockfile", { tags: ["extended"] }, async () => {
  const advisory = {
    id: 1,
    url: "https://advisories.example/1",
    title: "A flaw",
    severity: "high",
    vulnerable_versions: "*",
    cwe: [],
    cvss: { score: 8 },
  };
  const registry = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.end(JSON.stringify({ hono: [advisory] })));
  });
  onTestFinished(() => void registry.close());
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  // The address of a listening TCP server is never a string.
  const { port } = registry.address() as AddressInfo;
  const command = fileURLToPath(new URL("audit.ts", import.meta.url));
  const args = [command, "--registry", `http://127.0.0.1:${port}/`];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, (error, stdout) =>
      resolve({ code: error?.code ?? 0, output: stdout }),
    );
  });
  expect(output).toContain("high: hono: A flaw (https://advisories.example/1)");
  expect(code).toBe(1);
});
