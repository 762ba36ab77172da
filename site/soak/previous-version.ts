import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../e2e/fixtures/product.ts";

const run = promisify(execFile);

/** Another version of this repository, built. */
export interface PreviousVersion {
  /** Its folder, with a slash at the end. */
  readonly root: string;
  remove(): Promise<void>;
}

/** The commit of a git reference; undefined if there is none. */
export async function resolveCommit(reference: string): Promise<string | undefined> {
  const parse = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${reference}^{commit}`];
  const found = await run("git", parse, { cwd: repositoryRoot }).catch(() => undefined);
  return found?.stdout.trim().slice(0, 12);
}

/**
 * Checks out a commit in a temporary worktree, installs its dependencies from pnpm's store and builds it. Run
 * `pnpm fetch` there once if the store lacks one.
 */
export async function buildVersion(commit: string): Promise<PreviousVersion> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-version-"));
  const root = join(folder, "repository/");
  const git = (...parameters: string[]) => run("git", parameters, { cwd: repositoryRoot });
  const remove = async () => {
    await git("worktree", "remove", "--force", root);
    await rm(folder, { recursive: true, force: true });
  };
  await git("worktree", "add", "--detach", root, commit);
  try {
    const { packageManager } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    const pnpm = (...parameters: string[]) =>
      run("npx", ["--yes", String(packageManager), ...parameters], {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
      });
    await pnpm("install", "--offline", "--frozen-lockfile");
    await pnpm("exec", "turbo", "run", "build", "--filter=@realtor/site");
  } catch (error) {
    await remove();
    throw error;
  }
  return { root, remove };
}
