/** Precompresses the client build at the highest quality, so the server sends static files. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = new URL("../dist/client/assets/", import.meta.url);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const body = await readFile(new URL(name, folder));
    await writeFile(
      new URL(`${name}.br`, folder),
      await brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    );
    await writeFile(new URL(`${name}.gz`, folder), await gzipped(body, { level: 9 }));
  }),
);
