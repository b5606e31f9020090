import { isUUID } from 'class-validator';

/** Whether it is the id of a row as the books write it: one fact has one id, since its number and seal are made of that. */
export function isRowId(id: string): boolean {
  return isUUID(id) && id === id.toLowerCase();
}
