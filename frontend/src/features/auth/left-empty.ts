import type { Form } from '@/shared/form/use-form';

/** Whether a field is told to be empty. What the form says of all of them then stands above its button. */
export function isLeftEmpty<V extends Record<string, unknown>>(
  form: Pick<Form<V>, 'field'>,
  sentences: Partial<Record<keyof V & string, string>>,
): boolean {
  return Object.entries(sentences).some(([name, sentence]) => form.field(name).error === sentence);
}
