ALTER TABLE "realtor_versions" ADD COLUMN "paths" jsonb;--> statement-breakpoint
ALTER TABLE "realtor_versions" ADD COLUMN "is_publication" boolean;--> statement-breakpoint
ALTER TABLE "realtor_versions" ADD COLUMN "is_restoration" boolean DEFAULT false NOT NULL;