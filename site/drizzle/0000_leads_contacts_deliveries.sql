CREATE SCHEMA "site";
--> statement-breakpoint
CREATE TABLE "site"."contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "site"."deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_channel" CHECK ("site"."deliveries"."channel" in ('slack', 'loaning')),
	CONSTRAINT "deliveries_state" CHECK ("site"."deliveries"."state" in ('pending', 'delivered', 'failed', 'kept', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "site"."leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"phone" text NOT NULL,
	"phone_country_code" text NOT NULL,
	"has_site" boolean NOT NULL,
	"locale" text NOT NULL,
	"page_url" text,
	"user_agent" text,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "site"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "deliveries_channel_state_due_at_index" ON "site"."deliveries" USING btree ("channel","state","due_at");--> statement-breakpoint
CREATE INDEX "leads_created_at_index" ON "site"."leads" USING btree ("created_at");