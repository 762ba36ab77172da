// Scores pages of localhost with the rules of the MDN HTTP Observatory. A process of its own, since Node
// reads the certificates of NODE_EXTRA_CA_CERTS once. Arguments: both ports, then the paths.
import { scan } from "@mdn/mdn-http-observatory";

const [httpPort = "", httpsPort = "", ...paths] = process.argv.slice(2);

for (const path of paths) {
  const { scan: result, tests } = await scan("localhost", { httpPort, httpsPort, path });
  const deductions = Object.values(tests).filter(
    ({ pass, scoreModifier }) => !pass || scoreModifier < 0,
  );
  const findings = deductions.map((test) => test.result);
  process.stdout.write(
    `${JSON.stringify({ path, grade: result.grade, score: result.score, findings })}\n`,
  );
}
