import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  get as httpGet,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { get } from "node:https";
import { connect as connectHttp2 } from "node:http2";
import type { AddressInfo } from "node:net";
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls";
import { expect, test } from "@playwright/test";
import { type Nginx, startNginx } from "./fixtures/start-nginx.ts";

let nginx: Nginx;
let site: Server;
/** What reaches the site. */
const received: string[] = [];
/** How it answers. */
let answer: RequestListener;

test.beforeAll(async () => {
  site = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => answer(request, response));
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo; // never a string for a TCP server
  nginx = await startNginx({ sites: [port] });
});
test.beforeEach(() => {
  received.splice(0);
  answer = (_, response) => response.end("ok");
});
test.afterAll(async () => {
  await nginx?.stop();
  site?.close();
});

async function handshake(options: ConnectionOptions): Promise<TLSSocket> {
  const ca = readFileSync(nginx.certificate);
  const socket = connect({ port: nginx.httpsPort, servername: "localhost", ca, ...options });
  await once(socket, "secureConnect");
  return socket;
}

/** Offers these cipher suites of TLS 1.2; level 0 also offers those that OpenSSL considers weak. */
const offer = (list: string): ConnectionOptions => ({
  maxVersion: "TLSv1.2",
  ciphers: `${list}:@SECLEVEL=0`,
});
const recommended = [
  "ECDHE-ECDSA-AES256-GCM-SHA384",
  "ECDHE-ECDSA-CHACHA20-POLY1305",
  "ECDHE-ECDSA-AES128-GCM-SHA256",
];

test.describe("TLS", () => {
  test("is 1.3, with authenticated encryption and an elliptic curve", async () => {
    const socket = await handshake({});
    expect(socket.getProtocol()).toBe("TLSv1.3");
    expect(socket.getCipher().name).toBe("TLS_AES_256_GCM_SHA384");
    expect(socket.getEphemeralKeyInfo()).toMatchObject({ type: "ECDH" });
    socket.destroy();
  });

  for (const version of ["TLSv1", "TLSv1.1"] as const)
    test(`is not ${version}`, async () => {
      const old = { minVersion: version, maxVersion: version, ciphers: "ALL:@SECLEVEL=0" };
      await expect(handshake(old)).rejects.toThrow(/alert protocol version/);
    });

  for (const name of recommended)
    test(`1.2 has ${name}`, async () => {
      const socket = await handshake(offer(name));
      expect(socket.getCipher()).toMatchObject({ name, version: "TLSv1.2" });
      socket.destroy();
    });

  test("1.2 has no other cipher suite", async () => {
    const others = ["ALL", "COMPLEMENTOFALL", ...recommended.map((name) => `!${name}`)].join(":");
    await expect(handshake(offer(others))).rejects.toThrow(/alert handshake failure/);
  });

  test("1.2 prefers the strongest that a client offers", async () => {
    const socket = await handshake(offer(recommended.toReversed().join(":")));
    expect(socket.getCipher().name).toBe(recommended[0]);
    socket.destroy();
  });
});

test.describe("without TLS", () => {
  const send = async (method: string, path: string) => {
    const url = `http://localhost:${nginx.httpPort}${path}`;
    const response = await fetch(url, { method, redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };

  for (const path of ["/", "/en/grace-kim?q=1", "/assets/app.js"])
    test(`a page redirects: ${path}`, async () => {
      const target = `https://localhost:${nginx.httpsPort}${path}`;
      expect(await send("GET", path)).toEqual([301, target]);
    });

  for (const [method, path] of [
    ["GET", "/v1/realtor"],
    ["GET", "/api/leads"],
    ["POST", "/api/auth/sign-in/email"],
    ["GET", "/cozying-api/v1/homes"],
    ["PUT", "/media/photo.jpg"],
    ["POST", "/grace-kim"],
  ] as const)
    test(`a call is refused: ${method} ${path}`, async () => {
      expect(await send(method, path)).toEqual([403, null]);
      expect(received).toEqual([]);
    });
});

test.describe("the boundaries of a message", () => {
  const hidden = "GET /hidden HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const chunked = `0\r\n\r\n${hidden}`;
  const attacks: [name: string, headers: string, body: string][] = [
    [
      "a length and chunks",
      `Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked`,
      chunked,
    ],
    ["two lengths", `Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden],
    ["a list of lengths", `Content-Length: 0, ${hidden.length}`, hidden],
    ["another coding", "Transfer-Encoding: xchunked", chunked],
    ["two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", chunked],
    ["a space in the name", `Content-Length : ${hidden.length}`, hidden],
  ];
  /** Returns what nginx responds to these bytes. */
  const send = async (headers: string, body: string) => {
    const socket = await handshake({});
    socket.write(`POST /visible HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`);
    let text = "";
    for await (const part of socket) text += String(part);
    return text;
  };

  test("are clear with one length: two requests reach the site", async () => {
    await send("Content-Length: 2", `{}${hidden}`);
    expect(received).toEqual(["POST /visible", "GET /hidden"]);
  });

  for (const [name, headers, body] of attacks)
    test(`are unclear with ${name}: nothing reaches the site`, async () => {
      expect(await send(headers, body)).toMatch(/^HTTP\/1\.1 (400|501) /);
      expect(received).toEqual([]);
    });

  test("in HTTP/2 are those of its frames", async () => {
    const client = connectHttp2(`https://localhost:${nginx.httpsPort}`, {
      ca: readFileSync(nginx.certificate),
    });
    const call = client.request({ ":method": "POST", ":path": "/visible", "content-length": 2 });
    call.end("more than two bytes");
    const [headers] = await once(call, "response");
    expect(headers).toMatchObject({ ":status": 400 });
    client.destroy();
    expect(received).toEqual([]);
  });
});

test.describe("hosts and copies", () => {
  /** Requests a path as a browser does. */
  const open = async (path: string) => {
    const options = { port: nginx.httpsPort, path, ca: readFileSync(nginx.certificate) };
    const [response] = (await once(get(options), "response")) as [IncomingMessage]; // declared by node:http
    let text = "";
    for await (const part of response.setEncoding("utf8")) text += String(part);
    return text;
  };
  /** Returns what nginx responds to this request line and host. */
  const send = async (target: string, host: string) => {
    const socket = await handshake({});
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let text = "";
    for await (const part of socket) text += String(part);
    return text;
  };

  for (const path of ["/login", "/robots.txt", "/images/480/gallery/1.jpg", "/media/gallery/1.jpg"])
    for (const [name, target, host] of [
      ["another host beside that of the address", `https://localhost${path}`, "www.agent.example"],
      ["the address of another host", `https://www.agent.example${path}`, "localhost"],
      ["another host", path, "www.agent.example"],
      ["a port of development", path, "localhost:3000"],
      ["a dot at its end", path, "localhost."],
    ] as const)
      test(`${path} is that of its host after a request with ${name}`, async () => {
        answer = ({ headers }, response) => {
          response.setHeader("cache-control", "public, max-age=31536000, immutable");
          response.end([headers.host, headers["x-forwarded-host"]].join(" "));
        };
        const unique = `${path}?${encodeURIComponent(name)}`;
        await send(target.replace(path, unique), host);
        const own = `localhost:${nginx.httpsPort}`;
        expect(await open(unique)).toBe(`${own} ${own}`);
      });

  test("a host that no server has is refused before the site", async () => {
    await expect(handshake({ servername: "www.agent.example" })).rejects.toThrow(
      /unrecognized name/,
    );
    expect(await send("/", "www.agent.example")).toMatch(/^HTTP\/1\.1 421 /);
    const plain = { port: nginx.httpPort, headers: { host: "www.agent.example" } };
    const [response] = (await once(httpGet(plain), "response")) as [IncomingMessage]; // declared by node:http
    expect(response.statusCode).toBe(421);
    response.resume();
    expect(received).toEqual([]);
  });

  test("visitors who open one page at the same time do not wait for each other", async () => {
    const waiting: ServerResponse[] = [];
    answer = (_, response) => {
      waiting.push(response.setHeader("cache-control", "public, max-age=0, must-revalidate"));
      if (waiting.length === 20) for (const one of waiting) one.end("page");
    };
    const started = Date.now();
    await Promise.all(Array.from({ length: 20 }, () => open("/en/grace-kim")));
    expect(Date.now() - started).toBeLessThan(2000);
  });

  test("a file of a build is requested from the site once, a page each time", async () => {
    answer = (_, response) =>
      response.setHeader("cache-control", "public, max-age=31536000, immutable").end("kept");
    for (const path of ["/assets/a.js", "/assets/a.js", "/en", "/en", "/v1/home", "/v1/home"])
      await open(path);
    expect(received.map((line) => line.slice("GET ".length))).toEqual([
      "/assets/a.js",
      "/en",
      "/en",
      "/v1/home",
      "/v1/home",
    ]);
  });
});
