import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { explainListenError, StartError } from "./start-error.ts";

it("explains a port in use", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  const address = first.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const [error] = await once(createServer().listen(port, "127.0.0.1"), "error");
  expect(explainListenError(error, { host: "127.0.0.1", port, variable: "PORT" })).toEqual(
    new StartError(
      `127.0.0.1:${port} is already in use: stop the other program, or set PORT to a free port.`,
    ),
  );
  first.close();
});

it("returns other errors unchanged", () => {
  const error = new Error("other");
  expect(explainListenError(error, { host: "127.0.0.1", port: 1, variable: "PORT" })).toBe(error);
});
