// @module-tag extended
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { extractEmptyPglite } from "../../../packages/server/test/fixtures/empty-pglite.ts";
import { type FakeSlack, startFakeSlack } from "../../test/fakes/slack.ts";

const script = fileURLToPath(new URL("../../test/fixtures/leads-process.ts", import.meta.url));
const lead = {
  name: "Sample Person",
  area: "Irvine",
  phone: "949-555-0100",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "en",
};

let dataDir: string;
let slack: FakeSlack;
let children: ChildProcessWithoutNullStreams[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-leads-"));
  await extractEmptyPglite(join(dataDir, "site"));
  slack = await startFakeSlack();
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await slack.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startChild(): Promise<{ child: ChildProcessWithoutNullStreams; port: string }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, SLACK_WEBHOOK_URL: slack.url, DATABASE_URL: "" },
  });
  children.push(child);
  const [line] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return { child, port: String(line).trim() };
}

async function kill(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

function send(port: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/send-to-slack`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "one-open-form" },
    body: JSON.stringify(lead),
  });
}

describe("a process killed with -9", () => {
  const extended = { tags: ["extended"] };

  /** Kills a process that has accepted a lead, and counts the deliveries after the restart. */
  async function countDeliveries(behavior: FakeSlack["behavior"], attempts: number) {
    slack.behavior = behavior;
    const first = await startChild();
    const response = await send(first.port);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    await slack.until((state) => state.attempts.length >= attempts);
    await kill(first.child);

    slack.behavior = "ok";
    const second = await startChild();
    await slack.until(({ delivered }) => delivered.length > 0);
    // A repeated submission after the restart returns the same lead.
    expect(await (await send(second.port)).json()).toEqual({ id });
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
    return slack.delivered.length;
  }

  it("right after its 201: delivers the lead once after the restart", async () => {
    expect(await countDeliveries({ status: 500, body: "down" }, 0)).toBe(1);
  });

  it("while sending: delivers the lead once after the restart", extended, async () => {
    expect(await countDeliveries("hang", 1)).toBe(1);
  });

  it("releases the lock of a dead process, respects that of a running one", extended, async () => {
    const first = await startChild();
    const second = spawn(process.execPath, [script], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    children.push(second);
    let stderr = "";
    second.stderr.on("data", (part) => {
      stderr += String(part);
    });
    const [code] = await once(second, "exit");
    expect(code).toBe(1);
    expect(stderr).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}: stop it, or set DATA_DIR to another folder.\n`,
    );
    await kill(first.child);
    expect(Number((await startChild()).port)).toBeGreaterThan(0);
  });
});
