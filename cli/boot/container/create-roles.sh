#!/bin/sh
# PostgreSQL's image runs this once, on an empty database. The statements are those of adapters/operating.md.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner="$SANAM_OWNER_PASSWORD" --set house="$SANAM_HOUSE_PASSWORD" <<'SQL'
CREATE ROLE sanam_owner LOGIN PASSWORD :'owner';
CREATE ROLE sanam_house LOGIN PASSWORD :'house';
CREATE DATABASE sanam OWNER sanam_owner;
REVOKE ALL ON DATABASE sanam FROM PUBLIC;
GRANT CONNECT ON DATABASE sanam TO sanam_house;
SQL
