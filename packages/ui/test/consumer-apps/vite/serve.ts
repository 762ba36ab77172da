import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };
const client = resolve("dist/client");

/** The build output of entry-server.tsx. */
const { render }: { render: () => string } = await import(
  pathToFileURL(resolve("dist/server/entry-server.js")).href
);

const page = async () => {
  const document = await readFile(resolve(client, "index.html"), "utf8");
  return document.replace("<!--body-->", render());
};

const respond = async (url: string): Promise<{ type: string; content: string | Buffer }> => {
  const file = resolve(client, `.${new URL(url, "http://localhost").pathname}`);
  const type = types[extname(file)];
  return type && file.startsWith(client)
    ? { type, content: await readFile(file) }
    : { type: "text/html; charset=utf-8", content: await page() };
};

createServer((request, response) => {
  respond(request.url ?? "/").then(
    ({ type, content }) => response.setHeader("content-type", type).end(content),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.argv[2]), "127.0.0.1");
