import type { TemporaryPostgres } from '../../database/temporaryPostgres.ts'

/** The admin of the seed. */
export const admin = '00000000-0000-4000-8000-0000000000a1'

/** Calls a function as an admin in one session, as a pooled connection does; returns the durations in ms. */
export function measureCalls({ sql }: TemporaryPostgres, call: string, samples: number) {
  const claims = JSON.stringify({ sub: admin, session_id: admin })
  const output = sql(`
    begin;
    create temporary table durations (ms double precision);
    grant insert on durations to authenticated;
    set local role authenticated;
    set local request.jwt.claims = '${claims}';
    do $$
    declare
      started_at timestamptz;
    begin
      for number in 1..${samples} loop
        started_at := clock_timestamp();
        perform * from ${call};
        insert into durations values (1000 * extract(epoch from clock_timestamp() - started_at));
      end loop;
    end $$;
    reset role;
    select json_agg(ms) from durations;`)
  return JSON.parse(output) as number[]
}
