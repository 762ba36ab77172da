import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, extended, test } from "./fixtures/test.ts";
import { startNginx } from "./fixtures/start-nginx.ts";

const run = promisify(execFile);
const scorer = fileURLToPath(new URL("fixtures/observatory-scan-process.ts", import.meta.url));
const paths = ["/", "/grace-kim", "/login", "/admin"];

test("the MDN Observatory grades pages A+", extended, async ({ product }) => {
  const nginx = await startNginx({ sites: [Number(new URL(product.url).port)] });
  try {
    const ports = [String(nginx.httpPort), String(nginx.httpsPort)];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate };
    const { stdout } = await run(process.execPath, [scorer, ...ports, ...paths], { env });
    const results = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Result); // written by the child
    expect(results.map(({ path }) => path)).toEqual(paths);
    for (const { path, grade, score, findings } of results) {
      expect(findings, path).toEqual([]);
      expect(grade, path).toBe("A+");
      expect(score, path).toBeGreaterThanOrEqual(110);
    }
  } finally {
    await nginx.stop();
  }
});

interface Result {
  path: string;
  grade: string;
  score: number;
  findings: string[];
}
