import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { parseFilter, sortRecords } from "./reso-query.ts";
import type { ResoRecord } from "./reso-query.ts";

/** How the server reads the standard, and what it lies about. */
export interface ResoBehavior {
  /** `$top` is the size of the result, of a page, or ignored for pages of ten. */
  top: "total" | "page" | "ignored";
  links: "next" | "none" | "repeated" | "foreign" | "garbage";
  /** No page is larger. */
  maxPage: number;
  /** Refused with 400. */
  refuses: readonly string[];
  ignoresOrder: boolean;
  ignoresFilter: boolean;
  /** Compares times only. */
  refusesKeys: boolean;
  /** Fields that are missing in `$metadata` and refused in `$select`. */
  removedFields: readonly string[];
  /** Keys of records of which every answer is 500. */
  broken: ReadonlySet<string>;
  /** The next answers are this. */
  next: { status: number; headers?: Record<string, string>; body?: string }[];
  /** Closes every connection. */
  isGone: boolean;
  /** Names in `$metadata` are those of enumerations, not texts. */
  enumerations: boolean;
}

const honest: ResoBehavior = {
  top: "page",
  links: "next",
  maxPage: 1000,
  refuses: [],
  ignoresOrder: false,
  ignoresFilter: false,
  refusesKeys: false,
  removedFields: [],
  broken: new Set(),
  next: [],
  isGone: false,
  enumerations: false,
};

export const resoClient = { clientId: "client of the tests", secret: "secret of the tests" };

const keys = {
  Property: "ListingKey",
  Media: "MediaKey",
  Member: "MemberKey",
  Office: "OfficeKey",
  OpenHouse: "OpenHouseKey",
  Lookup: "LookupKey",
} as const;

type ResourceName = keyof typeof keys;

const isResource = (name: string): name is ResourceName => Object.hasOwn(keys, name);

/** A RESO Web API with data in memory. */
export interface FakeReso {
  /** The records of each resource; assign a new list to change one. */
  data: Record<ResourceName, readonly ResoRecord[]>;
  behavior: ResoBehavior;
  /** Addresses that were asked for, without origin. */
  requests: string[];
  tokens: { given: number; valid: Set<string> };
  /** Answers without a connection. */
  fetch: typeof fetch;
}

const origin = "http://reso.example";

/** Creates the service; in process, its address is `resoAddress`. */
export const resoAddress = `${origin}/odata`;

export function createFakeReso(
  data: Partial<FakeReso["data"]> = {},
  given: Partial<ResoBehavior> = {},
): FakeReso {
  const sorted = new Map<string, { from: readonly ResoRecord[]; records: ResoRecord[] }>();
  const reso: FakeReso = {
    data: { Property: [], Media: [], Member: [], Office: [], OpenHouse: [], Lookup: [], ...data },
    behavior: { ...honest, ...given },
    requests: [],
    tokens: { given: 0, valid: new Set(["bearer of the tests"]) },
    fetch: async (input, init) => answer(new Request(input, init)),
  };

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    reso.requests.push(decodeURIComponent(url.pathname + url.search));
    if (reso.behavior.isGone) throw new TypeError("fetch failed");
    const planned = reso.behavior.next.shift();
    if (planned) return new Response(planned.body ?? "", planned);
    if (url.pathname === "/token" && request.method === "POST") return giveToken(request);
    const [, token] = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
    if (token === undefined || !reso.tokens.valid.has(token))
      return Response.json({ error: { code: "Unauthorized" } }, { status: 401 });
    const path = decodeURIComponent(url.pathname.replace(/^\/odata\//, ""));
    if (path === "$metadata")
      return new Response(writeMetadata(reso), { headers: { "content-type": "application/xml" } });
    const [, name = "", key] = /^(\w+)(?:\((.*)\))?$/.exec(path) ?? [];
    if (!isResource(name)) return refuse(404, `no resource ${path}`);
    try {
      return key === undefined ? list(name, url) : one(name, key, url);
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : "refused");
    }
  }

  async function giveToken(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const isKnown =
      form.get("grant_type") === "client_credentials" &&
      form.get("client_id") === resoClient.clientId &&
      form.get("client_secret") === resoClient.secret;
    if (!isKnown) return Response.json({ error: "invalid_client" }, { status: 401 });
    reso.tokens.given += 1;
    const token = `token ${reso.tokens.given}`;
    reso.tokens.valid.add(token);
    return Response.json({ access_token: token, token_type: "Bearer", expires_in: 28_800 });
  }

  function list(name: ResourceName, url: URL): Response {
    const { behavior } = reso;
    const query = url.searchParams;
    for (const option of behavior.refuses)
      if (query.has(option)) throw new Error(`${option} is not supported`);
    const matching = find(name, query);
    const offset = Number(query.get("$skiptoken") ?? query.get("$skip") ?? 0);
    const top = query.has("$top") ? Number(query.get("$top")) : undefined;
    const isTotal = behavior.top === "total" && top !== undefined;
    const whole = isTotal && !query.has("$skip") ? matching.slice(0, top) : matching;
    const size = Math.min(
      behavior.maxPage,
      behavior.top === "ignored" ? 10 : (top ?? 100),
      isTotal ? 50 : Infinity,
    );
    const page = whole.slice(offset, offset + size);
    if (
      page.some((record) => behavior.broken.has(String(record[keys[name]]))) &&
      isFull(query, name)
    )
      return refuse(500, "an exception");
    const isLast = offset + size >= whole.length;
    const body = {
      "@odata.context": `${url.origin}/odata/$metadata#${name}`,
      value: page.map((record) => project(name, record, query)),
      ...(query.get("$count") === "true" && { "@odata.count": matching.length }),
      ...(!isLast && writeLink(url, offset, size)),
    };
    return Response.json(body);
  }

  /** Only the keys of a broken record can be read. */
  function isFull(query: URLSearchParams, name: ResourceName): boolean {
    const select = query.get("$select")?.split(",");
    return (
      select === undefined ||
      select.some((field) => !field.endsWith("Timestamp") && field !== keys[name])
    );
  }

  function find(name: ResourceName, query: URLSearchParams): readonly ResoRecord[] {
    const { behavior, data: all } = reso;
    const orderBy = query.get("$orderby") ?? "";
    let records = all[name];
    if (orderBy !== "" && !behavior.ignoresOrder) {
      const cacheKey = `${name} ${orderBy}`;
      let cached = sorted.get(cacheKey);
      if (cached?.from !== records) {
        cached = { from: records, records: sortRecords(records, orderBy) };
        sorted.set(cacheKey, cached);
      }
      records = cached.records;
    }
    const filter = query.get("$filter");
    if (filter === null || behavior.ignoresFilter) return records;
    if (behavior.refusesKeys && / gt '/.test(filter)) throw new Error("texts have no order");
    return records.filter(parseFilter(filter));
  }

  function writeLink(url: URL, offset: number, size: number) {
    const { links } = reso.behavior;
    if (links === "none") return {};
    const link = new URL(url);
    link.searchParams.set("$skiptoken", String(links === "repeated" ? 0 : offset + size));
    if (links === "foreign") link.hostname = "elsewhere.example";
    return { "@odata.nextLink": links === "garbage" ? "http://[" : link.href };
  }

  function one(name: ResourceName, key: string, url: URL): Response {
    const wanted = key.replaceAll(/^'|'$/g, "").replaceAll("''", "'");
    const found = reso.data[name].find((record) => String(record[keys[name]]) === wanted);
    if (!found) return refuse(404, "no such record");
    if (reso.behavior.broken.has(wanted)) return refuse(500, "an exception");
    return Response.json(project(name, found, url.searchParams));
  }

  function project(name: ResourceName, record: ResoRecord, query: URLSearchParams): ResoRecord {
    const select = query.get("$select")?.split(",");
    const removed = reso.behavior.removedFields;
    if (select?.some((field) => removed.includes(field)))
      throw new Error("$select names an unknown field");
    const fields = Object.entries(record).filter(
      ([field]) =>
        (select?.includes(field) ?? true) && !removed.includes(field) && field !== "Media",
    );
    const expand = /^Media(?:\(\$top=(\d+)\))?$/.exec(query.get("$expand") ?? "");
    if (query.has("$expand") && !expand) throw new Error("$expand is not understood");
    if (!expand) return Object.fromEntries(fields);
    const of = record[keys[name]];
    const media =
      record["Media"] ?? reso.data.Media.filter((item) => item["ResourceRecordKey"] === of);
    return { ...Object.fromEntries(fields), Media: media };
  }

  return reso;
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { code: String(status), message } }, { status });
}

/** Fields whose values are lookups, with more than one value or one. */
const lookupFields = ["StandardStatus", "PropertyType", "PropertySubType", "Heating", "View"];

/** CSDL of the fields that the records have. */
function writeMetadata({ data, behavior }: FakeReso): string {
  const types = Object.entries(data).map(([name, records]) => {
    const fields = new Set(records.slice(0, 1000).flatMap((record) => Object.keys(record)));
    const properties = [...fields]
      .filter((field) => !behavior.removedFields.includes(field) && field !== "Media")
      .map((field) => `<Property Name="${field}" Type="${toType(field, records, behavior)}"/>`);
    const media =
      name === "Property"
        ? `<NavigationProperty Name="Media" Type="Collection(org.reso.metadata.Media)"/>`
        : "";
    return `<EntityType Name="${name}">${properties.join("")}${media}</EntityType>`;
  });
  const sets = Object.entries(data)
    .filter(([name, records]) => name !== "Lookup" || records.length > 0)
    .map(([name]) => `<EntitySet Name="${name}" EntityType="org.reso.metadata.${name}"/>`);
  const members = `<EnumType Name="StandardStatus"><Member Name="Active"/><Member Name="U"><Annotation Term="RESO.OData.Metadata.StandardName" String="Active Under Contract"/></Member></EnumType>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso.metadata">${types.join("")}</Schema>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso.metadata.enums">${members}</Schema>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="Default"><EntityContainer Name="Container">${sets.join("")}</EntityContainer></Schema>
</edmx:DataServices></edmx:Edmx>`;
}

function toType(field: string, records: readonly ResoRecord[], { enumerations }: ResoBehavior) {
  if (lookupFields.includes(field) && enumerations) return `org.reso.metadata.enums.${field}`;
  const value = records.find((record) => record[field] !== null)?.[field];
  if (Array.isArray(value)) return "Collection(Edm.String)";
  if (typeof value === "number") return "Edm.Decimal";
  if (typeof value === "boolean") return "Edm.Boolean";
  return field.endsWith("Timestamp") ? "Edm.DateTimeOffset" : "Edm.String";
}

/** Puts the service on a port of this machine. */
export async function listenAsReso(reso: FakeReso) {
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const parts = await incoming.toArray();
      const response = await reso.fetch(`http://${incoming.headers.host}${incoming.url}`, {
        method: incoming.method ?? "GET",
        // One value each: node joins all but cookies.
        headers: incoming.headers as Record<string, string>,
        ...(incoming.method === "POST" && { body: Buffer.concat(parts as Buffer[]) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isPacked = incoming.headers["accept-encoding"]?.includes("gzip") ?? false;
      outgoing.writeHead(response.status, {
        ...Object.fromEntries(response.headers),
        ...(isPacked && { "content-encoding": "gzip" }),
      });
      outgoing.end(isPacked ? gzipSync(bytes) : bytes);
    };
    respond().catch(() => incoming.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
