CREATE TABLE "audit_forwards" (
	"address" text PRIMARY KEY NOT NULL,
	"last_id" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"cut_seal" bigint,
	"cut_hash" text,
	"cut_to" bigint
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duty" text;--> statement-breakpoint
-- By hand from here on.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Set by remove_old_audit() alone; to say so oneself does not help without the right to delete.
  IF TG_OP = 'DELETE' AND current_setting('lets.audit_removal', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION netstring(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN octet_length(given) || ':' || given || ',';--> statement-breakpoint
-- An entry as the chain takes it in. Changed, every chain would break.
CREATE FUNCTION audit_entry_text(entry audit_log) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN netstring(entry.id::text)
  || netstring(((extract(epoch FROM entry.at) * 1000000)::bigint)::text)
  || netstring(coalesce(entry.actor_id::text, ''))
  || netstring(entry.action)
  || netstring(entry.target)
  || netstring(entry.detail)
  || netstring(entry.address);--> statement-breakpoint
-- Seals what nobody can still come before, and answers how many entries that were. An entry becomes visible when its transaction ends, so
-- one with a lower id may follow. Whoever has an id has held a lock on the table since before they took it: those who hold one now
-- are waited for, and nobody else is held up.
CREATE FUNCTION seal_audit_log() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_seals%ROWTYPE;
  newest bigint;
  writers text[];
  deadline timestamptz := clock_timestamp() + interval '2 seconds';
  sealed integer;
  upto bigint;
  first bigint;
  body text;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the audit log is sealed in read committed transactions only';
  END IF;
  IF NOT pg_try_advisory_xact_lock(5387202) THEN
    RETURN 0;
  END IF;
  SELECT * INTO last FROM audit_seals ORDER BY id DESC LIMIT 1;
  SELECT max(id) INTO newest FROM audit_log WHERE id > coalesce(last.to_id, 0);
  IF newest IS NULL THEN
    RETURN 0;
  END IF;
  SELECT coalesce(array_agg(virtualtransaction), '{}') INTO writers FROM pg_locks
    WHERE relation = 'public.audit_log'::regclass AND mode = 'RowExclusiveLock' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
  WHILE EXISTS (
    SELECT FROM pg_locks
      WHERE relation = 'public.audit_log'::regclass AND mode = 'RowExclusiveLock' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND virtualtransaction = ANY (writers)
  ) LOOP
    IF clock_timestamp() > deadline THEN
      RETURN 0;
    END IF;
    PERFORM pg_sleep(0.01);
  END LOOP;
  SELECT count(*), max(id), string_agg(audit_entry_text(entry), '' ORDER BY id) INTO sealed, upto, body
    FROM (
      SELECT * FROM audit_log WHERE id > coalesce(last.to_id, 0) AND id <= newest ORDER BY id LIMIT 5000
    ) AS entry;
  first := coalesce(last.to_id, 0) + 1;
  INSERT INTO audit_seals (kind, from_id, to_id, count, hash) VALUES (
    'entries', first, upto, sealed,
    encode(sha256(convert_to(
      coalesce(last.hash, '') || netstring('entries') || netstring(first::text) || netstring(upto::text)
        || netstring(sealed::text) || body, 'UTF8')), 'hex')
  );
  RETURN sealed;
END $$;--> statement-breakpoint
-- Takes out whole seals from the beginning, no entry of which is younger than `before`, and answers how many entries that were: a part, to
-- be called again until it is none. What is younger than the law's six months stays, whoever asks.
CREATE FUNCTION remove_old_audit(before timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_seals%ROWTYPE;
  cut audit_seals%ROWTYPE;
  young bigint;
  removed integer;
BEGIN
  IF before > now() - interval '180 days' THEN
    RAISE EXCEPTION 'the audit log is kept for at least 180 days';
  END IF;
  PERFORM pg_advisory_xact_lock(5387202);
  SELECT * INTO last FROM audit_seals ORDER BY id DESC LIMIT 1;
  SELECT min(id) INTO young FROM audit_log WHERE at >= before;
  SELECT * INTO cut FROM (
    SELECT * FROM audit_seals WHERE kind = 'entries' ORDER BY id LIMIT 40
  ) AS oldest WHERE to_id < coalesce(young, to_id + 1) ORDER BY id DESC LIMIT 1;
  IF cut.id IS NULL THEN
    RETURN 0;
  END IF;
  PERFORM set_config('lets.audit_removal', 'on', true);
  DELETE FROM audit_log WHERE id <= cut.to_id;
  GET DIAGNOSTICS removed = ROW_COUNT;
  DELETE FROM audit_seals WHERE id <= cut.id;
  PERFORM set_config('lets.audit_removal', 'off', true);
  INSERT INTO audit_seals (kind, from_id, to_id, count, hash, cut_seal, cut_hash, cut_to) VALUES (
    'removal', last.to_id + 1, last.to_id, removed,
    encode(sha256(convert_to(
      last.hash || netstring('removal') || netstring((last.to_id + 1)::text) || netstring(last.to_id::text)
        || netstring(removed::text) || netstring(cut.id::text) || netstring(cut.hash) || netstring(cut.to_id::text), 'UTF8')), 'hex'),
    cut.id, cut.hash, cut.to_id
  );
  RETURN removed;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION seal_audit_log(), remove_old_audit(timestamptz) FROM PUBLIC;
