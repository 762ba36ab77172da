import { createLog } from "@realtor/server/log";
import { expect, it, vi } from "vitest";

import { createDeepl } from "./deepl.ts";

const translation = { source: "ko", target: "ja", texts: ["집"] } as const;

it("does not call a provider that has failed five times in a row", async () => {
  const send = vi.fn<typeof fetch>(async () => {
    throw new TypeError("fetch failed");
  });
  const translate = createDeepl({
    url: "https://translate.example",
    key: "key",
    log: createLog("silent"),
    fetch: send,
  });
  for (let call = 0; call < 7; call++)
    expect(await translate(translation)).toMatchObject({ kind: "unavailable" });
  expect(send).toHaveBeenCalledTimes(5);
});
