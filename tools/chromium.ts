/** The browser of the flows, the stories, the benchmarks and the pictures: Debian's, unless told otherwise. */
export const chromiumPath = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";
