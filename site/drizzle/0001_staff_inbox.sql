ALTER TABLE "site"."contacts" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD CONSTRAINT "leads_state" CHECK ("site"."leads"."state" in ('new', 'called', 'done'));--> statement-breakpoint
UPDATE "site"."leads" SET "updated_at" = "created_at", "spam" = EXISTS (SELECT FROM "site"."deliveries" d WHERE d."id" = "leads"."id" AND d."state" = 'spam');--> statement-breakpoint
UPDATE "site"."contacts" SET "body" = "body" || '{"spam": true}' FROM "site"."deliveries" d WHERE d."id" = "contacts"."id" AND d."channel" = 'loaning' AND d."state" = 'spam';--> statement-breakpoint
UPDATE "site"."deliveries" SET "state" = 'pending' WHERE "channel" = 'loaning' AND "state" = 'spam';--> statement-breakpoint
UPDATE "site"."contacts" SET "body" = NULL FROM "site"."deliveries" d WHERE d."id" = "contacts"."id" AND d."channel" = 'loaning' AND d."state" = 'delivered';
