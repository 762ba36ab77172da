/** Browser for the e2e tests, stories, benchmarks and thumbnails; `CHROMIUM_PATH` overrides Debian's. */
export const chromiumPath = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";
