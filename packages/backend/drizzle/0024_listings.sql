-- Writes wait while an index is built; those of a large table can exist before (docs/how-to/change-the-schema.md).
SET LOCAL lock_timeout = '10s';--> statement-breakpoint
CREATE TABLE "feed_parties" (
	"feed_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"mls_id" text,
	"name" text,
	"license" text,
	"license_state" text,
	"phone" text,
	"office_key" text,
	"source_modified" text,
	CONSTRAINT "feed_parties_feed_id_kind_key_pk" PRIMARY KEY("feed_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "feed_problems" (
	"feed_id" text NOT NULL,
	"resource" text NOT NULL,
	"record_key" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"original" jsonb NOT NULL,
	CONSTRAINT "feed_problems_feed_id_resource_record_key_code_pk" PRIMARY KEY("feed_id","resource","record_key","code")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"cursors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"progress" jsonb,
	"stopped" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "license_claims" (
	"state" text NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"feed_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "license_claims_state_number_user_id_pk" PRIMARY KEY("state","number","user_id")
);
--> statement-breakpoint
CREATE TABLE "listing_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"realtor_id" text NOT NULL,
	"listing_key" text NOT NULL,
	"kind" text NOT NULL,
	"published" jsonb,
	"draft" jsonb,
	"hidden" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"by_user" text
);
--> statement-breakpoint
CREATE TABLE "listing_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"kind" text NOT NULL,
	"is_publication" boolean NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"replaced_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"realtor_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "license_claims" ADD CONSTRAINT "license_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_parties_license_state_license_index" ON "feed_parties" USING btree ("license_state","license");--> statement-breakpoint
CREATE INDEX "feed_runs_feed_id_id_index" ON "feed_runs" USING btree ("feed_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "license_claims_held_index" ON "license_claims" USING btree ("state","number") WHERE "license_claims"."status" in ('held', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "listing_documents_home_index" ON "listing_documents" USING btree ("realtor_id","listing_key");--> statement-breakpoint
CREATE INDEX "listing_documents_listing_key_index" ON "listing_documents" USING btree ("listing_key");--> statement-breakpoint
CREATE INDEX "listing_events_listing_key_id_index" ON "listing_events" USING btree ("listing_key","id");--> statement-breakpoint
CREATE INDEX "listing_versions_document_id_id_index" ON "listing_versions" USING btree ("document_id","id");--> statement-breakpoint
DROP INDEX IF EXISTS "listings_state_city_standard_status_index";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "source" text DEFAULT 'sample' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "source_modified" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "list_agent_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "co_list_agent_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "buyer_agent_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_type" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "home_kind" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "listed_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "media" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "open_houses" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "replaced_by" text;--> statement-breakpoint
-- by hand
-- Rows of the version before are samples.
UPDATE "listings" SET
	"search_type" = CASE
		WHEN "standard_status" = 'Closed' AND "property_type" LIKE '%Lease' THEN 'rented'
		WHEN "standard_status" = 'Closed' THEN 'sold'
		WHEN "standard_status" NOT IN ('Active', 'ActiveUnderContract', 'Pending', 'ComingSoon') THEN NULL
		WHEN "property_type" LIKE '%Lease' THEN 'rent'
		ELSE 'sale'
	END,
	"home_kind" = CASE
		WHEN "property_type" = 'Land' THEN 'land'
		WHEN "property_type" = 'ResidentialIncome' THEN 'multi_family'
		WHEN "property_sub_type" = 'SingleFamilyResidence' THEN 'single_family'
		WHEN "property_sub_type" IN ('Condominium', 'StockCooperative', 'Apartment') THEN 'condo'
		WHEN "property_sub_type" = 'Townhouse' THEN 'townhouse'
		WHEN "property_sub_type" IN ('Duplex', 'Triplex', 'Quadruplex', 'MultiFamily') THEN 'multi_family'
		WHEN "property_sub_type" IN ('ManufacturedHome', 'MobileHome') THEN 'manufactured'
	END,
	"listed_on" = substring(coalesce("record" ->> 'onMarketDate', "record" ->> 'listingContractDate') FROM '^\d{4}-\d\d-\d\d')::date;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "listings_source_index" ON "listings" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listings_area_index" ON "listings" USING btree ("state",lower("city"),"search_type","home_kind","standard_status","listed_on" DESC NULLS LAST,"listing_key","city","county","source") WHERE "listings"."displayable" and "listings"."gone_at" is null and "listings"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listings_address_search_index" ON "listings" USING btree ("address_key" text_pattern_ops) WHERE "listings"."gone_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listings_list_agent_key_index" ON "listings" USING btree ("source","list_agent_key");
