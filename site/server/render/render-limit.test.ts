import { expect, it, vi } from "vitest";
import { createRenderLimit, RenderQueueFullError } from "./render-limit.ts";

/** Renderings that finish when told to. */
function createRenders() {
  const finish: (() => void)[] = [];
  const render = vi.fn<() => Promise<string>>(
    () => new Promise((resolve) => finish.push(() => resolve("page"))),
  );
  return { render, finish };
}

it("runs a number of renderings, queues more, and rejects the rest at once", async () => {
  const onFull = vi.fn<() => void>();
  const limit = createRenderLimit({ running: 2, waiting: 3, onFull });
  const { render, finish } = createRenders();
  const accepted = Array.from({ length: 5 }, () => limit(render));
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  await expect(limit(render)).rejects.toThrow(RenderQueueFullError);
  await expect(limit(render)).rejects.toThrow(RenderQueueFullError);
  expect(onFull).toHaveBeenCalledOnce();

  while (finish.length < 5) {
    for (const done of finish) done();
    await Promise.resolve();
  }
  for (const done of finish) done();
  expect(await Promise.all(accepted)).toEqual(Array(5).fill("page"));
});

it("accepts again after the queue drained, also after a failed rendering", async () => {
  const onFull = vi.fn<() => void>();
  const limit = createRenderLimit({ running: 1, waiting: 1, onFull });
  const fail = () => Promise.reject(new Error("service down"));
  const both = [limit(fail), limit(fail)].map((result) =>
    result.catch((error: Error) => error.message),
  );
  await expect(limit(fail)).rejects.toThrow(RenderQueueFullError);
  expect(await Promise.all(both)).toEqual(["service down", "service down"]);
  expect(await limit(async () => "page")).toBe("page");
});
