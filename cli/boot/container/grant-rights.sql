GRANT USAGE ON SCHEMA sanam TO sanam_house;
GRANT SELECT ON ALL TABLES IN SCHEMA sanam TO sanam_house;
GRANT INSERT ON sanam.events TO sanam_house;
GRANT UPDATE (filled) ON sanam.schema_version TO sanam_house;
GRANT UPDATE ON sanam.shard_head, sanam.derived TO sanam_house;
GRANT INSERT, DELETE ON sanam.unique_keys, sanam.audit TO sanam_house;
GRANT INSERT, UPDATE ON sanam.settings TO sanam_house;
GRANT INSERT, UPDATE, DELETE ON sanam.limits TO sanam_house;
GRANT INSERT, UPDATE, DELETE, TRUNCATE ON sanam.states, sanam.model_rows, sanam.rebuild_left TO sanam_house;
