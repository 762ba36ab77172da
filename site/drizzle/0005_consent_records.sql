CREATE TABLE "site"."consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone NOT NULL,
	"phone" text NOT NULL,
	"phone_country_code" text NOT NULL,
	"page_url" text
);
--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "do_not_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "consent_records_consented_at_index" ON "site"."consent_records" USING btree ("consented_at");