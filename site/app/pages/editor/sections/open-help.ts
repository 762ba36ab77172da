import { createContext } from "react";

/** Opens the help for the current section. */
export const OpenHelpContext = createContext<() => void>(() => undefined);
