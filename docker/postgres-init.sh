#!/bin/sh
# Makes the three roles and the database that the service expects. Runs once, on an empty volume.
set -eu
psql -v ON_ERROR_STOP=1 --username postgres \
  -v owner_password="$LANCE_OWNER_PASSWORD" -v app_password="$LANCE_APP_PASSWORD" <<'SQL'
CREATE ROLE lance_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE lance_app LOGIN PASSWORD :'app_password';
CREATE ROLE lance_recon NOLOGIN;
CREATE DATABASE lance OWNER lance_owner ENCODING 'UTF8';
\connect lance
GRANT USAGE ON SCHEMA public TO lance_app, lance_recon;
ALTER SCHEMA public OWNER TO lance_owner;
ALTER DEFAULT PRIVILEGES FOR ROLE lance_owner IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO lance_app;
ALTER DEFAULT PRIVILEGES FOR ROLE lance_owner IN SCHEMA public GRANT SELECT ON TABLES TO lance_recon;
ALTER DEFAULT PRIVILEGES FOR ROLE lance_owner IN SCHEMA public GRANT USAGE ON SEQUENCES TO lance_app;
SQL
