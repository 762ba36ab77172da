-- Writes wait while an index is built; those of a large table can exist before (docs/how-to/change-the-schema.md).
SET LOCAL lock_timeout = '10s';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_reads_user_id_index" ON "contact_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_requests_created_at_index" ON "contact_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "realtors_address_index" ON "realtors" USING btree (lower("desired_url") collate "C");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "realtors_updated_at_index" ON "realtors" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "realtors_samples_index" ON "realtors" USING btree ("sample_order") WHERE "realtors"."sample_order" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_name_index" ON "users" USING btree (lower("name") collate "C");