import type { Form } from '@/shared/form/use-form';

/** Whether one of the fields shows its sentence for an empty value; the form then has a summary above its button. */
export function isLeftEmpty<V extends Record<string, unknown>>(
  form: Pick<Form<V>, 'field'>,
  sentences: Partial<Record<keyof V & string, string>>,
): boolean {
  return Object.entries(sentences).some(([name, sentence]) => form.field(name).error === sentence);
}
