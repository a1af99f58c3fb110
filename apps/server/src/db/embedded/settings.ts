export interface ServerSettings {
  readonly socketDir: string;
  /** False only for tests: a power cut may then lose or tear everything. */
  readonly isDurable: boolean;
}

/** Settings for a small machine: together with the Node process at rest it stays below 250 MB. */
export function serverArguments({ socketDir, isDurable }: ServerSettings): string[] {
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // 20 of each server's pool, of up to three that share it, and room for migrations and tools; in tests, many servers at once.
    max_connections: isDurable ? '80' : '200',
    shared_buffers: '128MB',
    huge_pages: 'off',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '512MB',
    min_wal_size: '80MB',
    // One machine: no replicas, no workers that wait for them, no helpers for reading.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_parallel_workers_per_gather: '0',
    // Of a disk without a head to move; else totals are counted by reading whole tables beside an index that has them.
    random_page_cost: '1.1',
    autovacuum_max_workers: '2',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements carry what people wrote: they stay out of the log.
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
