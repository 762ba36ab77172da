/** Browser for the e2e tests, stories, benchmarks and thumbnails; `CHROMIUM_PATH` overrides Debian's. */
export const chromiumPath = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";

/** Playwright's launch options for the tests. */
export const getLaunchOptions = (executablePath: string) => ({
  executablePath,
  // Without a UTF-8 locale Chromium cannot name downloads in Korean.
  env: { ...process.env, LANG: "C.UTF-8" },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
