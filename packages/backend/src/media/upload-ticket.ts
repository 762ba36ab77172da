import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import type { ImageType } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import type { UploadKind } from "./picture-kinds.ts";

const lifetimeSeconds = 15 * 60;

/** The right to send one picture: where it will be kept, in which size, until when (Unix seconds). */
export interface UploadTicket {
  key: string;
  imageType: ImageType;
  expires: number;
}

/** A new ticket with a key that nobody can guess. `now` is in milliseconds. */
export function newTicket(kind: UploadKind, imageType: ImageType, now: number): UploadTicket {
  return {
    key: `${randomBytes(16).toString("base64url")}.${kind}`,
    imageType,
    expires: Math.floor(now / 1000) + lifetimeSeconds,
  };
}

/** The address to PUT the picture to; without its query it is the picture's own. */
export function ticketUrl(origin: string, ticket: UploadTicket, secret: string): string {
  const query = new URLSearchParams({
    imageType: ticket.imageType,
    expires: String(ticket.expires),
    signature: sign(ticket, secret),
  });
  return `${origin}/media/${ticket.key}?${query}`;
}

/**
 * The ticket of an upload address. `now` is in milliseconds.
 * @throws {Problem} 403 when it was not signed by us or is over.
 */
export function readTicket(
  key: string,
  query: Record<string, string>,
  secret: string,
  now: number,
): UploadTicket {
  const { imageType, expires = "", signature = "" } = query;
  if (imageType !== "thumbnail" && imageType !== "fullsize") throw new Problem("upload.signature");
  const ticket: UploadTicket = { key, imageType, expires: Number(expires) };
  const expected = Buffer.from(sign(ticket, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Problem("upload.signature");
  }
  if (ticket.expires * 1000 < now) throw new Problem("upload.expired");
  return ticket;
}

function sign({ key, imageType, expires }: UploadTicket, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${key}\n${imageType}\n${expires}`)
    .digest("base64url");
}
