ALTER TABLE "site"."leads" ADD COLUMN "website_id" text;
