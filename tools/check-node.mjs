// Plain JavaScript: it must run on every Node.js version that npm can start it with.
import { pathToFileURL } from "node:url";

/** The oldest release that runs TypeScript files without a flag. */
const oldest = { major: 22, minor: 18 };

/**
 * Checks the Node.js that runs the scripts: the workspace's own package on Linux (x64 and arm64), otherwise
 * the machine's.
 * @param {{ version: string, platform: string, arch: string }} node
 * @returns {string | null} What to install, in one sentence; null when the version is new enough.
 */
export function checkNode({ version, platform, arch }) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNewEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  if (isNewEnough) return null;
  return (
    `Node.js ${version} on ${platform} ${arch} cannot run this project: ` +
    `install Node.js 24 from https://nodejs.org or with your version manager, then run the command again.`
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problem = checkNode({
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
  });
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  }
}
