CREATE TABLE "site"."storage_checks" (
	"filler" text NOT NULL
);
