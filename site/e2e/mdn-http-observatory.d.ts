/** Types of the package, which has none. */
declare module "@mdn/mdn-http-observatory" {
  /** What one test of the Observatory found, such as `csp-implemented-with-no-unsafe`. */
  interface ObservatoryTest {
    result: string;
    pass: boolean;
    scoreModifier: number;
  }

  interface ObservatoryOptions {
    httpPort: string;
    httpsPort: string;
    path: string;
  }

  export function scan(
    host: string,
    options: ObservatoryOptions,
  ): Promise<{
    scan: { grade: string; score: number };
    tests: Record<string, ObservatoryTest>;
  }>;
}
