ALTER TABLE "site"."deliveries" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."leads" ADD COLUMN "phone_confirmed" text DEFAULT 'N' NOT NULL;
