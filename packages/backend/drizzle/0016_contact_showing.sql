ALTER TABLE "contact_requests" ADD COLUMN "showing" jsonb;
