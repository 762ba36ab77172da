import { createHash, randomUUID } from "node:crypto";
import { ApiError, createHttp, type Http } from "@realtor/api/http";
import { sendLead } from "@realtor/api/leads";
import {
  createContact,
  getRealtor,
  requestUploads,
  updateRealtor,
  uploadFile,
} from "@realtor/api/loaning";
import sharp from "sharp";
import { createAgent, type TestAgent, uniqueLicense } from "../e2e/fixtures/create-agent.ts";
import { lead } from "../e2e/fixtures/inbox-page.ts";
import { visitorHeaders } from "../e2e/fixtures/product.ts";
import type { Ledger, WriteKind } from "./ledger.ts";

/** A write that can be sent again until it is acknowledged; the ledger then has it. */
export interface Write {
  readonly kind: WriteKind;
  /** Resolves with the status of the response, 0 without one. */
  send(): Promise<number>;
}

/** Creates the next write of each kind. */
export type WriteSource = Readonly<Record<WriteKind, () => Write>>;

export interface Addresses {
  /** The site, through which everything is written. */
  url: string;
  backendUrl: string;
}

/** An account may store 1,000 photos a day. */
const photosPerAgent = 900;

/** Of more than 50 a day an agent is told in one mail, in which the requests are not named. */
const contactsPerAgent = 45;

/**
 * Creates a source of writes with agents of its own: one for drafts, one for publishing, some for `photos`, the
 * largest number of uploads, and those that contact requests need when they are sent.
 */
export async function createWriteSource(
  { url, backendUrl }: Addresses,
  ledger: Ledger,
  photos = photosPerAgent,
): Promise<WriteSource> {
  // A former version has no release of a number that two websites have.
  const create = () => createAgent(backendUrl, { licenseNumber: `CA DRE ${uniqueLicense()}` });
  const [drafting, publishing] = [await create(), await create()];
  const uploaders: Http[] = [];
  while (uploaders.length * photosPerAgent < photos)
    uploaders.push(createVisitor(url, (await create()).session.token));
  const next = { photo: 0, contact: 0 };
  const contactAgents = new Map<number, Promise<TestAgent>>();
  const contactAgent = (number: number) => {
    const known = contactAgents.get(number) ?? create();
    contactAgents.set(number, known);
    // The next attempt of the write creates it again.
    known.catch(() => contactAgents.delete(number));
    return known;
  };
  const visitor = createVisitor(url);
  const drafts = createSaver(url, drafting, "draft", ledger);
  const publications = createSaver(url, publishing, "publish", ledger);
  return {
    lead() {
      const [name, key] = [createName(), randomUUID()];
      const body = lead(name, { hasSite: "N" });
      return createWrite("lead", ledger, async () => {
        await sendLead(
          visitor,
          { ...body, phoneCountryCode: "US", hasSite: "N", locale: "en" },
          key,
        );
        addOnce(ledger.leads, name);
      });
    },
    contact() {
      const [name, key] = [createName(), randomUUID()];
      const number = Math.floor(next.contact / contactsPerAgent);
      next.contact += 1;
      return createWrite("contact", ledger, async () => {
        const { realtor } = await contactAgent(number);
        await createContact(visitor, createContactInput(realtor.id, name), key);
        addOnce(ledger.contacts, name);
      });
    },
    draft: () => createWrite("draft", ledger, drafts),
    publish: () => createWrite("publish", ledger, publications),
    photo() {
      const uploader = uploaders[Math.floor(next.photo / photosPerAgent)];
      if (!uploader) throw new Error(`The agents of this source can store ${photos} photos only.`);
      next.photo += 1;
      return createWrite("photo", ledger, async () =>
        ledger.photos.push(await uploadPhoto(uploader)),
      );
    },
  };
}

/** A form may be acknowledged more than once. */
function addOnce(names: string[], name: string): void {
  if (!names.includes(name)) names.push(name);
}

/** A client without repeats, with a new client address for each call. */
export function createVisitor(url: string, token?: string): Http {
  return createHttp({
    baseUrl: url,
    getToken: () => token,
    onRequest({ headers }) {
      for (const [name, value] of Object.entries(visitorHeaders())) headers.set(name, value);
      // As a browser: upload URLs are then those of the site.
      headers.set("origin", url);
    },
  });
}

function createWrite(kind: WriteKind, ledger: Ledger, write: () => Promise<unknown>): Write {
  return {
    kind,
    async send() {
      try {
        await write();
        return 201;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const refusal = `${kind} ${error.status}`;
        ledger.refusals.set(refusal, (ledger.refusals.get(refusal) ?? 0) + 1);
        return error.status;
      }
    },
  };
}

/** A unique name of letters only, so that every text of the product shows it unchanged. */
export function createName(): string {
  return `Soak${randomUUID().replaceAll(/[^a-z]/g, "")}${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, "")}`;
}

/** A contact request whose message and mailbox have the unique name. */
export function createContactInput(realtorId: string, name: string) {
  return {
    realtorId,
    name: `Vale ${name}`,
    lastName: "Vale",
    firstName: name,
    email: `${name.toLowerCase()}@visitor.example`,
    phone: "714-555-0136",
    phoneCountryCode: "US",
    message: name,
    isTerm: "Y",
  } as const;
}

/** Saves of one agent; after a failure it reads the stored state first, as the editor does. */
function createSaver(url: string, agent: TestAgent, kind: "draft" | "publish", ledger: Ledger) {
  const http = createVisitor(url, agent.session.token);
  const { id } = agent.realtor;
  let updatedAt: string | undefined;
  let number = 0;
  return async () => {
    updatedAt ??= (await getRealtor(http, id, { asOwner: true })).updatedAt;
    const base = updatedAt;
    updatedAt = undefined;
    number += 1;
    const changes = { aboutMeEn: savedText(number) };
    const saved = await updateRealtor(http, id, {
      ...(kind === "draft" ? { draft: { changes } } : changes),
      updatedAt: base,
    });
    ledger.saves.push({ kind, agent, updatedAt: saved.updatedAt, number });
    updatedAt = saved.updatedAt;
  };
}

/** The text of a numbered save. */
function savedText(number: number): string {
  return `Saved text ${number}.`;
}

/** The number in a text of `savedText`; 0 without one. */
export function readSavedNumber(text: string | undefined): number {
  return Number(/Saved text (\d+)\./.exec(text ?? "")?.[1] ?? 0);
}

async function uploadPhoto(http: Http) {
  const [width, height] = [24, 16];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => Math.floor(Math.random() * 256)),
  );
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const [file] = await requestUploads(http, [
    { path: "gallery", imageType: "fullsize", contentType: "image/png", size: png.length },
  ]);
  if (!file) throw new Error("The service returned no upload URL.");
  const blob = new Blob([new Uint8Array(png)]);
  const url = await uploadFile(http, file.uploadUrl, blob, "image/png");
  return { url, pixels: hash(pixels) };
}

/** The hash of the pixels of an image without transparency. */
export async function hashPixels(image: ArrayBuffer): Promise<string> {
  return hash(await sharp(image).removeAlpha().raw().toBuffer());
}

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
