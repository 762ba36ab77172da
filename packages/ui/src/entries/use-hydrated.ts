export { useHydrated } from "../private/use-hydrated.ts";
