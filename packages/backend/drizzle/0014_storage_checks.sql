CREATE TABLE "storage_checks" (
	"filler" text NOT NULL
);
