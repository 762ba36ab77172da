import { randomUUID } from "node:crypto";

import { agreementVersion, requiredAgreementItems } from "@realtor/api/loaning";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";
import type { FileStore } from "@realtor/server/files/file-store";
import { sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import {
  listingDocuments,
  listings,
  ownDomains,
  realtorAgreements,
  realtors,
  user,
} from "../db/schema.ts";
import { createPasswordHashing } from "../identity/password-hash.ts";
import type { PasswordHashing } from "../identity/password-hash.ts";
import { lookupColumns } from "../loaning/stored-realtor.ts";
import type { RecordColor } from "../media/record-color.ts";
import { createToken, parseOwnHost } from "../own-domain/claims.ts";
import { brokerage, brokerageProfile } from "./brokerage.ts";
import { generatedListings } from "./generated-listings.ts";
import { insertSampleAccounts } from "./sample-accounts.ts";
import { sampleAgents } from "./sample-agents.ts";
import { sampleListings, sampleWords, toSampleRow } from "./sample-listings.ts";
import { copySampleImages } from "./sample-images.ts";
import { sampleProfile } from "./sample-profile.ts";

interface SeedContext {
  db: Db;
  files: FileStore;
  recordColor: RecordColor;
  passwords?: Pick<PasswordHashing, "hash">;
}

/** Serializes seeding by processes that start at the same time. */
const seedLock = 7_251_002;

/**
 * Seeds an empty database with the sample agents, accounts, images and listings in one transaction.
 * Does nothing if there is any account. Returns whether it seeded. Dates are relative to `today`.
 */
export async function seedSamples(
  { db, files, recordColor, passwords = createPasswordHashing() }: SeedContext,
  today = new Date(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await tx.$count(user)) > 0) return false;
    await copySampleImages(files, recordColor);
    await insertWebsites(tx, await insertSampleAccounts(tx, passwords), today);
    await insertListings(tx, today);
    return true;
  });
}

async function insertWebsites(tx: Db, accounts: Map<string, string>, today: Date): Promise<void> {
  const pages = [
    ...sampleAgents.map((agent, index) => ({
      email: agent.email,
      sampleOrder: index + 1,
      profile: sampleProfile(agent),
    })),
    { email: brokerage.email, sampleOrder: null, profile: brokerageProfile() },
  ];
  const rows = pages.map(({ email, sampleOrder, profile }) => ({
    id: randomUUID(),
    userId: accounts.get(email) ?? "",
    ...lookupColumns(realtorProfileInput.parse(profile)),
    sampleOrder,
    publishedAt: today,
    createdAt: today,
    updatedAt: today,
  }));
  await tx.insert(realtors).values(rows);
  await tx.insert(listingDocuments).values(
    rows.flatMap(({ id: realtorId, desiredUrl }) =>
      Array.from(sampleWords(desiredUrl), ([listingKey, words]) => ({
        id: randomUUID(),
        realtorId,
        listingKey,
        kind: "words" as const,
        published: { words },
        createdAt: today,
        updatedAt: today,
      })),
    ),
  );
  await tx.insert(ownDomains).values(
    rows.flatMap(({ id: realtorId, profile }) => {
      const host = parseOwnHost(profile["hompageUrl"]);
      // No DNS has these names: they count as proved and are not checked.
      const proof = { token: createToken(), askedAt: today, provedAt: today, nextCheckAt: null };
      return host === null ? [] : [{ realtorId, host, ...proof }];
    }),
  );
  await tx.insert(realtorAgreements).values(
    pages.map(({ email }) => ({
      userId: accounts.get(email) ?? "",
      version: agreementVersion,
      items: [...requiredAgreementItems],
      acceptedAt: today,
    })),
  );
}

async function insertListings(tx: Db, today: Date): Promise<void> {
  const records = [...sampleListings(today), ...generatedListings(today)];
  const rows = records.map(toSampleRow);
  // PostgreSQL takes at most 65,535 values in one statement.
  const rowsAtOnce = 250;
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx.insert(listings).values(rows.slice(start, start + rowsAtOnce));
  }
}
