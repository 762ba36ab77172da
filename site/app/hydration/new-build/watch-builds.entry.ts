import { watchBuilds } from "./watch-builds.tsx";

// Imported by boot.ts five seconds after load.
await watchBuilds();
