import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SlackStandIn, startSlackStandIn } from "./slack-stand-in.ts";

const script = fileURLToPath(new URL("leads.child.ts", import.meta.url));
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
let slack: SlackStandIn;
let children: ChildProcessWithoutNullStreams[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-leads-"));
  slack = await startSlackStandIn();
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
  it.each([
    ["right after its 201", { status: 500, body: "down" } as const, 0],
    ["while it was sending", "hang" as const, 1],
  ])("%s: the lead arrives once after the restart", async (_, mood, attempts) => {
    slack.mood = mood;
    const first = await startChild();
    const answer = await send(first.port);
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    await slack.until((state) => state.attempts.length >= attempts);
    await kill(first.child);

    slack.mood = "ok";
    const second = await startChild();
    await slack.until(({ delivered }) => delivered.length > 0);
    // The same button again, after the restart: the same lead.
    expect(await (await send(second.port)).json()).toEqual({ id });
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
    expect(slack.delivered).toHaveLength(1);
  });

  it("leaves no lock behind, and a living one keeps its folder", async () => {
    const first = await startChild();
    const second = spawn(process.execPath, [script], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    children.push(second);
    let said = "";
    second.stderr.on("data", (part) => {
      said += String(part);
    });
    const [code] = await once(second, "exit");
    expect(code).toBe(1);
    expect(said).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}: stop it, or set DATA_DIR to another folder.\n`,
    );
    await kill(first.child);
    expect(Number((await startChild()).port)).toBeGreaterThan(0);
  });
});
