/**
 * Options of Node for the two processes on one machine; with the environment below they halve the memory.
 *
 * - Optimizing PGlite's WebAssembly takes 500 MB and a second, and no query of this size is faster afterwards.
 * - With the default young generation the modules that a start compiles leave 150 MB of heap.
 * - V8 lets a heap grow to four times what is in use before it collects garbage where the limit is 2 GB or more,
 *   and to less with a lower limit: 100 MB after a burst of requests. The heaps need less than 200 MB.
 */
export const processOptions = [
  "--liftoff-only",
  "--max-semi-space-size=4",
  "--max-old-space-size=1024",
];

/**
 * Environment of the same processes, for glibc: by default each thread has a heap of its own that keeps what
 * was freed, 100 MB after a burst of requests.
 */
export const processEnv = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
};
