ALTER TABLE "contact_deliveries" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "phone_confirmed" text DEFAULT 'N' NOT NULL;
