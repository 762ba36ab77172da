#!/bin/sh
# Run once by the image of PostgreSQL, in an empty database: creates the users of roles.sql with the
# passwords of compose.yaml.
set -e
psql --quiet --set ON_ERROR_STOP=1 --username postgres --dbname realtor --file "${ROLES_FILE:-/etc/realtor/roles.sql}"
psql --quiet --set ON_ERROR_STOP=1 --username postgres --dbname realtor \
  --set site="$SITE_DATABASE_PASSWORD" --set services="$SERVICES_DATABASE_PASSWORD" <<'SQL'
alter role realtor_site password :'site';
alter role realtor_services password :'services';
SQL
