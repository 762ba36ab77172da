-- The user for backups, which reads everything and writes nothing (docs/operations/backup.md): run once as the
-- owner of the server, in the database "realtor", after roles.sql and with another password.
create role realtor_backup login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password 'a long random password';
grant pg_read_all_data to realtor_backup;
grant connect on database realtor to realtor_backup;
