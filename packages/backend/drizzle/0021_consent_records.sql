CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"consent_version" text,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"phone" text NOT NULL,
	"phone_country_code" text NOT NULL,
	"page_url" text
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "do_not_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "consent_records_consented_at_index" ON "consent_records" USING btree ("consented_at");