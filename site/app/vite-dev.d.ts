declare module "@vite/client";
