import { watchBuilds } from "./watch-builds.ts";

// Imported by boot.ts five seconds after load.
await watchBuilds();
