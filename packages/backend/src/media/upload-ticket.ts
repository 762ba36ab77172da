import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import type { ImageType } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import type { UploadFormat } from "./image-store.ts";

const lifetimeSeconds = 15 * 60;

/** Permission to upload one image: its key, its size and the expiry in Unix seconds. */
export interface UploadTicket {
  key: string;
  imageType: ImageType;
  expires: number;
}

/** Creates a ticket with an unguessable key. `now` is in milliseconds. */
export function createTicket(
  format: UploadFormat,
  imageType: ImageType,
  now: number,
): UploadTicket {
  return {
    key: `${randomBytes(16).toString("base64url")}.${format}`,
    imageType,
    expires: Math.floor(now / 1000) + lifetimeSeconds,
  };
}

/** The signed URL to PUT the image to; without its query it is the image's URL. */
export function toTicketUrl(origin: string, ticket: UploadTicket, secret: string): string {
  const query = new URLSearchParams({
    imageType: ticket.imageType,
    expires: String(ticket.expires),
    signature: sign(ticket, secret),
  });
  return `${origin}/media/${ticket.key}?${query}`;
}

/**
 * Verifies and returns the ticket of a signed URL. `now` is in milliseconds.
 * @throws {Problem} 403 if the signature is invalid or the ticket has expired.
 */
export function verifyTicket(
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
