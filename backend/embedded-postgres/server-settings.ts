import { host } from './place.js';

/** Keeps statements, parameter values and row contents out of the log. */
export const quietLog = {
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_error_statement: 'panic',
  // Details and contexts quote rows and statements.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Command-line settings of the server. */
export function serverSettings(port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: host,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'warning',
    ...quietLog,
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
          log_min_messages: 'fatal',
        }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
