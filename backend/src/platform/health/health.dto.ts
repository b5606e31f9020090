/** Whether the service can work. */
export class HealthDto {
  /** `ok` when everything needed answers. @example "ok" */
  status: 'ok' | 'unavailable';
  /** Whether the database answers. */
  database: boolean;
  /** Version of the service. @example "0.1.0" */
  version: string;
  /** The service's time, ISO 8601. @example "2026-11-21T03:00:00.000Z" */
  time: string;
}
