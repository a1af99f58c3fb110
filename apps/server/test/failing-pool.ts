import pg from 'pg';

/** What PostgreSQL says when its disk is full. */
export function diskFull(): pg.DatabaseError {
  const error = new pg.DatabaseError('could not extend file: No space left on device', 1, 'error');
  error.code = '53100';
  return error;
}

/** Every statement over these connections fails so, until this is called. */
export function failWith(pool: pg.Pool, error: Error, isMeant: (text: string) => boolean): () => void {
  const original = pool.query;
  pool.query = ((first: string | { text: string }, ...rest: unknown[]) =>
    isMeant(typeof first === 'string' ? first : first.text)
      ? Promise.reject(error)
      : (original as (...all: unknown[]) => unknown).call(pool, first, ...rest)) as typeof pool.query;
  return () => {
    pool.query = original;
  };
}
