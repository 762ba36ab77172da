type Value = string | number | boolean | null;
export type ResoRecord = Readonly<Record<string, unknown>>;
type Condition = (record: ResoRecord) => boolean;

const tokens =
  /\s*(?:(?<text>'(?:[^']|'')*')|(?<sign>[(),])|(?<word>[A-Za-z_][\w/]*)|(?<literal>[\d+-][\w:.+-]*))/y;

/**
 * Parses what RESO requires of `$filter`: comparisons, `in`, `and`, `or`, parentheses.
 * @throws Error for anything else, as a server that answers 400.
 */
export function parseFilter(filter: string): Condition {
  const parts: string[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < filter.trimEnd().length) {
    const found = tokens.exec(filter);
    if (!found) throw new Error(`$filter is not understood: ${filter}`);
    parts.push(found[0].trim());
  }
  let at = 0;
  const take = () => parts[at++] ?? "";
  const expect = (part: string) => {
    if (take() !== part) throw new Error(`$filter lacks ${part}: ${filter}`);
  };

  function either(): Condition {
    const conditions = [both()];
    while (parts[at] === "or") {
      at += 1;
      conditions.push(both());
    }
    return (record) => conditions.some((condition) => condition(record));
  }
  function both(): Condition {
    const conditions = [one()];
    while (parts[at] === "and") {
      at += 1;
      conditions.push(one());
    }
    return (record) => conditions.every((condition) => condition(record));
  }
  function one(): Condition {
    if (parts[at] === "(") {
      at += 1;
      const inner = either();
      expect(")");
      return inner;
    }
    const field = take();
    const operator = take();
    if (operator === "in") {
      expect("(");
      const values = [parseLiteral(take())];
      while (parts[at] === ",") {
        at += 1;
        values.push(parseLiteral(take()));
      }
      expect(")");
      return (record) => values.some((value) => compare(record[field], value) === 0);
    }
    const holds = operators[operator];
    if (!holds) throw new Error(`$filter has no operator ${operator}`);
    const value = parseLiteral(take());
    return (record) => {
      const order = compare(record[field], value);
      return order !== undefined && holds(order);
    };
  }
  const condition = either();
  if (at !== parts.length) throw new Error(`$filter does not end: ${filter}`);
  return condition;
}

const operators: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};

function parseLiteral(text: string): Value {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text === "null") return null;
  if (text === "true" || text === "false") return text === "true";
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return text;
}

const time = /^\d{4}-\d\d-\d\dT/;

/** Null is equal to null only; times are compared as instants. */
function compare(a: unknown, b: Value): number | undefined {
  const value = a ?? null;
  if (value === null || b === null) return value === b ? 0 : undefined;
  if (typeof value === "string" && typeof b === "string" && time.test(value) && time.test(b))
    return Math.sign(Date.parse(value) - Date.parse(b));
  if (value === b) return 0;
  // Records have texts, numbers and booleans where a filter compares them.
  return (value as string) < (b as string) ? -1 : 1;
}

/** Sorts as `$orderby` says; null is before everything. */
export function sortRecords(records: readonly ResoRecord[], orderBy: string): ResoRecord[] {
  const fields = orderBy.split(",").map((part) => part.trim().split(" "));
  return records.toSorted((a, b) => {
    for (const [field = "", direction] of fields) {
      const [first, second] = [toOrder(a[field]), toOrder(b[field])];
      if (first === second) continue;
      return (first < second ? -1 : 1) * (direction === "desc" ? -1 : 1);
    }
    return 0;
  });
}

function toOrder(value: unknown): string | number {
  if (typeof value === "string") return time.test(value) ? new Date(value).toISOString() : value;
  return typeof value === "number" ? value : "";
}
