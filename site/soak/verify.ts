import { setTimeout as wait } from "node:timers/promises";
import { ApiError, createHttp, type Http } from "@realtor/api/http";
import { listLeads } from "@realtor/api/leads";
import { getRealtor, listContacts, listVersions } from "@realtor/api/loaning";
import { openSession } from "../e2e/fixtures/sign-in-by-api.ts";
import { visitorHeaders } from "../e2e/fixtures/product.ts";
import type { AcknowledgedSave, Ledger } from "./ledger.ts";
import { type Addresses, hashPixels, readSavedNumber } from "./writes.ts";

/** What the product has of everything that it acknowledged. */
export interface Verification {
  /** Acknowledged writes that cannot be read back. */
  lost: string[];
  /** Leads and contact requests that are in the inbox more than once. */
  twice: string[];
}

/** A request that the site stored while the services were down arrives later. */
const contactsMs = 90_000;
/** Of each call, after a fault. */
const availableMs = 30_000;
const perPage = 100;

/**
 * Reads everything back through the public API: leads from the inbox of staff, contact requests from
 * that of an admin, saves from the versions, texts from the public profile and photos by their pixels.
 */
export async function verify(addresses: Addresses, ledger: Ledger): Promise<Verification> {
  const { token } = await openSession(addresses.backendUrl, "admin@example.com");
  const admin = createReader(addresses.url, token);
  const leads = await readAll(
    (query) => listLeads(admin, query),
    ({ name }) => name,
  );
  const contacts = await waitForContacts(admin, ledger.contacts);
  return {
    lost: [
      ...missing(ledger.leads, leads).map((name) => `lead ${name}`),
      ...missing(ledger.contacts, contacts).map((name) => `contact request ${name}`),
      ...(await findLostSaves(addresses, ledger.saves)),
      ...(await findLostPhotos(ledger)),
    ],
    twice: [...repeated(leads), ...repeated(contacts)],
  };
}

/** A client that repeats: after a kill the site calls the services again within two seconds. */
function createReader(url: string, token: string): Http {
  const http = createHttp({ baseUrl: url, getToken: () => token });
  return async (path, call) => {
    const deadline = Date.now() + availableMs;
    for (;;) {
      try {
        return await http(path, call);
      } catch (error) {
        const isTemporary =
          error instanceof ApiError && (error.status === 0 || error.status >= 500);
        if (!isTemporary || Date.now() > deadline) throw error;
        await wait(250);
      }
    }
  };
}

interface Page<Item> {
  page: readonly Item[];
  totalCount: number;
}

/** All entries of a list. One that is added meanwhile moves the pages, so the overlap is expected. */
async function readAll<Item extends { id: string }>(
  load: (query: { currentPage: number; perPage: number }) => Promise<Page<Item>>,
  read: (item: Item) => string,
): Promise<string[]> {
  const found = new Map<string, string>();
  for (let currentPage = 0; ; currentPage += 1) {
    const { page, totalCount } = await load({ currentPage, perPage });
    for (const item of page) found.set(item.id, read(item));
    // A page of versions can have fewer entries.
    if ((currentPage + 1) * perPage >= totalCount) return [...found.values()];
  }
}

async function waitForContacts(admin: Http, expected: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + contactsMs;
  for (;;) {
    const found = await readAll(
      (query) => listContacts(admin, query),
      ({ message }) => message,
    );
    if (missing(expected, found).length === 0 || Date.now() > deadline) return found;
    await wait(500);
  }
}

/**
 * A publication is the current state or one of the versions, and its text is on the homepage. Later
 * drafts replace a draft within one version, so a state of its time or later is enough for a draft:
 * the next save is refused if its base was lost.
 */
async function findLostSaves(
  { url }: Addresses,
  saves: readonly AcknowledgedSave[],
): Promise<string[]> {
  const lost: string[] = [];
  for (const [agent, own] of Map.groupBy(saves, (save) => save.agent)) {
    const http = createReader(url, agent.session.token);
    const { id, desiredUrl } = agent.realtor;
    const current = await getRealtor(http, id, { asOwner: true });
    const states = new Set(
      await readAll(
        async (query) => {
          const { page, totalCount } = await listVersions(http, id, query);
          return { page: page.map((one) => ({ ...one, id: String(one.id) })), totalCount };
        },
        ({ savedAt }) => savedAt,
      ),
    ).add(current.updatedAt);
    lost.push(
      ...own
        .filter(({ kind, updatedAt }) =>
          kind === "draft"
            ? [...states].every((state) => Date.parse(state) < Date.parse(updatedAt))
            : !states.has(updatedAt),
        )
        .map(({ kind, number }) => `${kind} ${number} of ${desiredUrl}`),
    );
    const last = own.at(-1);
    const shown =
      last?.kind === "draft"
        ? current.draft?.changes.aboutMeEn
        : await readHomepage(url, desiredUrl, last?.number ?? 0);
    if (last && readSavedNumber(shown) < last.number)
      lost.push(`text ${last.number} of ${desiredUrl} is not shown`);
  }
  return lost;
}

/** The homepage when it shows the text, or after the time for which a cached page may be served. */
async function readHomepage(url: string, desiredUrl: string, number: number): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await fetch(`${url}/en/${desiredUrl}`, { headers: visitorHeaders() });
    const html = await response.text();
    if (readSavedNumber(html) >= number || Date.now() > deadline) return html;
    await wait(250);
  }
}

async function findLostPhotos({ photos }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const { url, pixels } of photos) {
    const response = await fetch(url, { headers: visitorHeaders() });
    const found = response.ok ? await hashPixels(await response.arrayBuffer()) : response.status;
    if (found !== pixels) lost.push(`photo ${new URL(url).pathname}`);
  }
  return lost;
}

function missing(expected: readonly string[], found: readonly string[]): string[] {
  const known = new Set(found);
  return expected.filter((name) => !known.has(name));
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => name.startsWith("Soak") && seen.size === seen.add(name).size);
}
