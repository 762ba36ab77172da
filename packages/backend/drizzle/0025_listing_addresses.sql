-- Writes wait while an index is built; it can exist before (docs/how-to/change-the-schema.md).
SET LOCAL lock_timeout = '10s';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listings_address_search_index" ON "listings" USING btree ("address_key" text_pattern_ops) WHERE "listings"."gone_at" is null;--> statement-breakpoint
DROP INDEX IF EXISTS "listings_address_index";
