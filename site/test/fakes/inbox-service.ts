import type { HeldContact, StoredLead } from "@realtor/api/leads";
import type { ContactRequest } from "@realtor/api/loaning";
import { fakeService, pageOf, problem } from "./fake-service.ts";

const common = {
  phone: "949-555-0161",
  phoneCountryCode: "US",
  state: "new",
  note: "",
  readAt: null,
  websiteId: null,
  spam: false,
} as const;

/** A time at that minute of a fixed hour. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 22, minute)).toISOString();

/** A stored lead; a later `minute` is newer. */
export function lead(id: string, minute: number, changes: Partial<StoredLead> = {}): StoredLead {
  return {
    ...common,
    id,
    name: `신청 ${id}`,
    area: "어바인",
    hasSite: "N",
    locale: "ko",
    pageUrl: null,
    consentedAt: at(minute),
    consentVersion: "2026-11-30",
    doNotContact: false,
    createdAt: at(minute),
    updatedAt: at(minute),
    delivery: { state: "delivered", attempts: 1, lastError: null, deliveredAt: at(minute) },
    ...changes,
  };
}

/** A stored contact request; its sender's name ends with `id`. */
export function contact(
  id: "가" | "나" | "다",
  minute: number,
  changes: Partial<ContactRequest> = {},
): ContactRequest {
  return {
    ...common,
    id,
    realtorId: "7",
    name: `문의${id}`,
    lastName: "문",
    firstName: `의${id}`,
    email: "visitor@example.com",
    message: "집을 보고 싶습니다.",
    isTerm: "Y",
    doNotContact: false,
    createdAt: at(minute),
    updatedAt: at(minute),
    realtor: { id: "7", desiredUrl: "grace-kim", userName: "Grace Kim" },
    ...changes,
  };
}

type Stored = StoredLead | ContactRequest;

interface Inbox {
  leads?: StoredLead[];
  contacts?: ContactRequest[];
  /** Refused by the loaning service; accepted when sent again. */
  held?: HeldContact[];
}

/** A fake of both services, with their inboxes in memory. */
export function inboxService(inbox: Inbox) {
  const held = inbox.held ?? [];
  const lists: Record<string, Stored[]> = {
    "/api/leads": inbox.leads ?? [],
    "/v1/realtor-contacts": inbox.contacts ?? [],
  };
  let clock = 30;
  const service = fakeService(({ method, path, query, body }) => {
    const [, heldPath] = /^\/api\/held-contacts\/?(.*)$/.exec(path) ?? [];
    if (heldPath !== undefined) return resendHeld(held, heldPath);
    const [, base = "", , rest] =
      /^(\/api\/leads|\/v1\/realtor-contacts)(\/(.+))?$/.exec(decodeURIComponent(path)) ?? [];
    const list = lists[base];
    if (!list) return undefined;
    if (rest === "counts") return countsOf(list);
    if (rest === undefined) return pageOf(found(list, query), query);
    const index = list.findIndex(({ id }) => id === rest);
    const entry = list[index];
    if (!entry) return problem(404, "lead.notFound", "This request does not exist.");
    if (method === "DELETE") {
      list.splice(index, 1);
      return { id: rest };
    }
    const { read, ...changes } = body;
    const readAt = read === true ? (entry.readAt ?? at(clock)) : entry.readAt;
    // As the service does, which reads an entry by a request without changes.
    const updatedAt = Object.keys(body).length > 0 ? at((clock += 1)) : entry.updatedAt;
    // The clients send fields of the contract only.
    list[index] = { ...entry, ...changes, readAt, updatedAt };
    return list[index];
  });
  return {
    ...service,
    /** Adds an entry at the top. */
    add(entry: Stored) {
      lists["area" in entry ? "/api/leads" : "/v1/realtor-contacts"]?.unshift(entry);
    },
    lists,
  };
}

/** Lists without a path; otherwise sends one or all again, `{id}/deliveries` or `deliveries`. */
function resendHeld(held: HeldContact[], path: string) {
  if (path === "") return [...held];
  const id = path.split("/").at(-2);
  const from = id === undefined ? 0 : held.findIndex((one) => one.id === id);
  return { queued: held.splice(from, id === undefined ? held.length : 1).length };
}

function found(list: readonly Stored[], query: URLSearchParams): Stored[] {
  const [state, q] = [query.get("state"), query.get("q")];
  return list.filter(
    (entry) =>
      entry.spam === (query.get("spam") === "Y") &&
      (state === null || entry.state === state) &&
      (q === null || entry.name.includes(q)),
  );
}

function countsOf(list: readonly Stored[]) {
  const count = (test: (entry: Stored) => boolean) => list.filter(test).length;
  const countState = (state: string) => count((entry) => !entry.spam && entry.state === state);
  return {
    unread: count(({ spam, readAt }) => !spam && readAt === null),
    new: countState("new"),
    called: countState("called"),
    done: countState("done"),
    spam: count(({ spam }) => spam),
  };
}
