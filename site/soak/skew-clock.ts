/** Loaded with `--import`: sets the clock of a process and its threads apart by CLOCK_SKEW_MS. */
const skewMs = Number(process.env["CLOCK_SKEW_MS"] ?? 0);
const RealDate = globalThis.Date;
const now = () => RealDate.now() + skewMs;

if (skewMs !== 0)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date, // of Date
    get: (target, name, receiver) =>
      name === "now" ? now : (Reflect.get(target, name, receiver) as unknown), // any key of Date
  });
