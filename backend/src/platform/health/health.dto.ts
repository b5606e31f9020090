/** Whether the service can work. */
export class HealthDto {
  /** `ok` when everything needed answers. */
  status: 'ok' | 'unavailable';
  /** Whether the database answers. */
  database: boolean;
  /** Version of the service. */
  version: string;
  /** The service's time, ISO 8601. */
  time: string;
}
