-- One database user for each process, which cannot read what is the other's: run once as the owner of the
-- server, in the database "realtor", with other passwords. DATABASE_URL of the site then has the user
-- realtor_site, that of the services realtor_services.
create role realtor_site login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password 'a long random password';
create role realtor_services login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password 'another long random password';

-- No one else connects to the database or creates anything in it.
revoke all on database realtor from public;
revoke all on schema public from public;
-- Each process creates its schemas and tables itself, when it starts.
grant connect, create, temporary on database realtor to realtor_site, realtor_services;
grant usage, create on schema public to realtor_services;
-- Lists of migrations that were applied, one table for each process.
create schema drizzle;
grant usage, create on schema drizzle to realtor_site, realtor_services;
