import { watchBuilds } from "./watch-builds.ts";

// Fetched by the boot script, seconds after the page has loaded.
await watchBuilds();
