/**
 * Options of Node for the two processes on one machine; they halve the memory.
 *
 * - Optimizing PGlite's WebAssembly takes 500 MB and a second, and no query of this size is faster afterwards.
 * - With the default young generation the modules that a start compiles leave 150 MB of heap.
 */
export const processOptions = ["--liftoff-only", "--max-semi-space-size=4"];
