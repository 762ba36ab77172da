import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSource, root } from "../docs/repository.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        "timeout-minutes": number;
        permissions?: Readonly<Record<string, string>>;
        if?: string;
        env?: Step["env"];
        steps: readonly Step[];
      }
    >
  >;
}

const files = readdirSync(`${root}.github/workflows`).toSorted();
// Our own files.
const read = (file: string) => parse(readSource(`.github/workflows/${file}`)) as Workflow;
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);
const commandsOf = (file: string) => stepsOf(file).flatMap(({ run }) => (run ? [run] : []));
const { scripts, packageManager } = JSON.parse(readSource("package.json")) as {
  scripts: Readonly<Record<string, string>>;
  packageManager: string;
};
const kitScripts = (
  JSON.parse(readSource("packages/ui/package.json")) as {
    scripts: Readonly<Record<string, string>>;
  }
).scripts;

it("there is a workflow for changes, one for Chromatic, one for releases and one for audits", () => {
  expect(files).toEqual(["audit.yml", "check.yml", "chromatic.yml", "release.yml"]);
});

describe.each(files)("%s", (file) => {
  it("has least permissions and a time limit for each job", () => {
    expect(read(file).permissions).toEqual({ contents: "read" });
    const jobs = Object.values(read(file).jobs);
    for (const job of jobs) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    const withMore = jobs.filter(({ permissions }) => permissions !== undefined);
    expect(withMore).toHaveLength(file === "release.yml" ? jobs.length : 0);
  });

  it("runs actions by their commit, since a tag can be moved", () => {
    const actions = stepsOf(file).flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
  });

  it("runs the pnpm of the repository and scripts that exist", () => {
    const commands = commandsOf(file).join("\n");
    for (const [version] of commands.matchAll(/pnpm@[\d.]+/g)) expect(version).toBe(packageManager);
    const run = /pnpm@[\d.]+ (?:run )?(--filter @realtor\/ui )?([a-z:]+)/g;
    const missing = [...commands.matchAll(run)].filter(
      ([, inKit, script = ""]) =>
        !["install", "changeset"].includes(script) && !(script in (inKit ? kitScripts : scripts)),
    );
    expect(missing).toEqual([]);
  });
});

describe("a change", () => {
  it("runs all checks for pushes to main and pull requests", () => {
    expect(read("check.yml").on).toMatchObject({ push: { branches: ["main"] } });
    expect(read("check.yml").on).toHaveProperty("pull_request");
    expect(commandsOf("check.yml")).toContain("bash .ci/run");
    const checks = readSource(".ci/run");
    for (const command of ["npm test", "npm run test:extended", "--filter @realtor/ui proof"])
      expect(checks).toContain(command);
  });
});

it("npm test and the extended tests run the stories with @storybook/test-runner", () => {
  const runner = "packages/ui/test/stories/run.ts";
  expect(scripts["test"]).toContain("run check");
  expect(scripts["check"]).toContain(`node ${runner} --quick`);
  expect(scripts["check:extended"]).toContain(`node ${runner} --extended`);
  expect(scripts["stories"]).toContain(`node ${runner}`);
  expect(readSource(runner)).toContain("/node_modules/.bin/test-storybook`");
});

describe("Chromatic", () => {
  it("gets the Storybook with its history where it is on, and fails without the token", () => {
    const { jobs } = read("chromatic.yml");
    const [job] = Object.values(jobs);
    expect(job?.env?.["CHROMATIC_PROJECT_TOKEN"]).toBe("${{ secrets.CHROMATIC_PROJECT_TOKEN }}");
    // A job whose condition is not met is shown as skipped.
    expect(job?.if).toBe("vars.CHROMATIC == 'on'");
    const [requirement, ...others] = stepsOf("chromatic.yml");
    expect(requirement?.if).toBe("env.CHROMATIC_PROJECT_TOKEN == ''");
    expect(requirement?.run).toMatch(/::error::.*\nexit 1\n$/s);
    expect(others.filter((step) => step.if !== undefined)).toEqual([]);
    expect(others.find(({ uses }) => uses?.startsWith("actions/checkout"))?.with).toEqual({
      "fetch-depth": 0,
    });
    expect(others.at(-1)?.run).toContain("--filter @realtor/ui chromatic");
    expect(kitScripts["chromatic"]).toContain("storybook build");
  });
});

describe("a release", () => {
  it("is versioned and published by changesets with signed provenance", () => {
    expect(read("release.yml").on).toEqual({ push: { branches: ["main"] } });
    const { version, publish } = read("release.yml").jobs;
    const step = version?.steps.find(({ uses }) => uses?.startsWith("changesets/action"));
    expect(step?.with?.["version"]).toMatch(/changeset version$/);
    expect(publish?.permissions).toMatchObject({ "id-token": "write" });
    expect(scripts["release"]).toContain("changeset publish");
    // The token of npm is in the environment of our own command alone, in a job without actions of others.
    const withToken = stepsOf("release.yml").filter(({ env = {} }) =>
      Object.values(env).includes("${{ secrets.NPM_TOKEN }}"),
    );
    expect(withToken).toEqual(publish?.steps.filter(({ run }) => run?.includes(" release\n")));
    const actions = publish?.steps.flatMap(({ uses }) => uses ?? []) ?? [];
    expect(actions.filter((uses) => !uses.startsWith("actions/"))).toEqual([]);
  });
});
